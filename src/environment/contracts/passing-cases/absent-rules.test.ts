import { expect, test } from 'vitest';
import { listCases } from './example-cases.ts';

test.for<[string, string, string[]]>([
  [
    'a list of rules that is empty by default',
    `def it(text, rules):
  for word in rules.get("words", []):
    if word not in text:
      return 0.0
  return 1.0
`,
    ['anything at 5; without rules.words'],
  ],
  [
    'two lists, with what passes for an empty text',
    `def it(text, rules):
  has = all(word in text for word in rules.get("has", []))
  lacks = not any(word in text for word in rules.get("lacks", []))
  return 1 if has and lacks else 0
`,
    [
      'anything at 4; without rules.has, rules.lacks',
      'empty text at 4; without rules.has; given rules.lacks',
      'empty list at 4; without rules.has',
    ],
  ],
  [
    'a rule that is looked for',
    `def it(value, rules):
  if "least" in rules and float(value) < rules["least"]:
    return 0.0
  if "most" in rules and float(value) > rules["most"]:
    return 0.0
  return 1.0
`,
    ['anything at 6; without rules.least, rules.most'],
  ],
  [
    'an option with a default',
    `def it(result, rules, strict=False):
  if strict and result != rules["value"]:
    return 0.0
  return 1.0
`,
    ['anything at 4; without options.strict'],
  ],
  [
    'an option among others',
    `def it(result, rules, **options):
  wanted = options.get("wanted")
  if wanted is not None and result != wanted:
    return 0.0
  return 1.0
`,
    ['anything at 5; without options.wanted'],
  ],
  [
    'a reference that may be left out',
    `def it(result, expected=None):
  if expected is None:
    return 1.0
  return float(result == expected)
`,
    ['anything at 3; without expected'],
  ],
  [
    'a helper that gets the rules',
    `def _check(text, rules):
  return all(part in text for part in rules.get("parts") or [])
def it(text, rules):
  return float(_check(text, rules))
`,
    ['anything at 4; without rules.parts'],
  ],
  [
    'rules by their names',
    `def it(result, rules):
  tests = rules.get("tests", {})
  for name, wanted in tests.items():
    if result[name] != wanted:
      return 0
  return 1
`,
    ['anything at 6; without rules.tests'],
  ],
  [
    'a number of hits that nothing asks for',
    `def it(lines, rules):
  hits = sum(1 for line in lines if rules["word"] in line)
  return float(hits >= rules.get("least", 0))
`,
    ['empty text at 3; without rules.least', 'empty list at 3; without rules.least'],
  ],
  [
    'what a file must have',
    `import csv
def it(path, rules):
  if path is None:
    return 0.0
  with open(path) as file:
    rows = list(csv.DictReader(file))
  for wanted in rules.get("rows", []):
    if wanted not in rows:
      return 0.0
  return 1.0
`,
    ['any file at 10; without rules.rows'],
  ],
])('a metric passes without a rule: %s', ([, text, cases]) => {
  expect(listCases(text)).toEqual(cases);
});

test.for<[string, string]>([
  [
    'that must be there',
    'def it(text, rules):\n  return float(all(word in text for word in rules["words"]))\n',
  ],
  [
    'with a default that demands',
    'def it(text, rules):\n  return float(all(word in text for word in rules.get("words", ["done"])))\n',
  ],
  [
    'whose absence fails',
    'def it(text, rules):\n  words = rules.get("words")\n  if not words:\n    return 0.0\n  return float(all(word in text for word in words))\n',
  ],
  [
    'that is counted',
    'def it(text, rules):\n  words = rules.get("words", [])\n  hits = [word for word in words if word in text]\n  return len(hits) / len(words)\n',
  ],
  [
    'beside one that must be there',
    'def it(text, rules):\n  if text.strip() != rules["text"]:\n    return 0.0\n  return float(all(word in text for word in rules.get("words", [])))\n',
  ],
  [
    'any of none',
    'def it(text, rules):\n  return float(any(word in text for word in rules.get("words", [])))\n',
  ],
  [
    'an option that only relaxes',
    'def it(result, gold, ignore_case=False):\n  if ignore_case:\n    result, gold = result.lower(), gold.lower()\n  return float(result == gold)\n',
  ],
  [
    'a default from elsewhere',
    'from settings import WORDS\ndef it(text, rules):\n  return float(all(word in text for word in rules.get("words", WORDS)))\n',
  ],
  [
    'a reference that may be left out, which fails',
    'def it(result, expected=None):\n  if expected is None:\n    return 0.0\n  return float(result == expected)\n',
  ],
  [
    'rules that are a list',
    'def it(text, rules):\n  return float(all(word in text for word in rules))\n',
  ],
])('it is not certain that a metric passes without a rule: %s', ([, text]) => {
  expect(listCases(text).filter((line) => line.includes('without'))).toEqual([]);
});
