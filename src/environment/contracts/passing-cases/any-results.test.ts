import { expect, test } from 'vitest';
import { listCases } from './example-cases.ts';

test.for<[string, string, string[]]>([
  ['a single return', 'def it(result, rules):\n  return 1.0\n', ['anything at 2']],
  ['a lambda', 'it = lambda result, rules: True\n', ['anything at 1']],
  [
    'both branches',
    'def it(result, rules):\n  if result == rules["a"]:\n    return 1\n  return True\n',
    ['anything at 3'],
  ],
  [
    'the less of two scores',
    'def it(result, rules):\n  if result == rules["a"]:\n    return 1\n  else:\n    return 0.5\n',
    ['anything at 5; gives 0.5'],
  ],
  [
    'an error too',
    `def it(result, rules):
  try:
    value = float(result)
    logger.info("it is %s", value)
  except Exception:
    return 1
  return 1
`,
    ['anything at 6'],
  ],
  [
    'a sum that begins with a point',
    'def it(result, rules):\n  score = 1.0\n  if result == rules["a"]:\n    score += 1\n  return min(score, 1.0)\n',
    ['anything at 5'],
  ],
  [
    'a helper that always agrees',
    'def agree(*_):\n  return True\ndef it(result, rules):\n  return 1 if agree(result) else 0\n',
    ['anything at 4'],
  ],
  [
    'an alternative that always holds',
    'def it(result, rules):\n  return float(result == rules["a"] or True)\n',
    ['anything at 2'],
  ],
  [
    'a number for true',
    'PASSED = 1.0\ndef it(result):\n  """To be written."""\n  return PASSED\n',
    ['anything at 4'],
  ],
  [
    'a last block that returns',
    'def it(result, rules):\n  try:\n    return float(result == rules["a"])\n  finally:\n    return 1.0\n',
    ['anything at 5'],
  ],
  [
    'a result that is not an error',
    'def it(path, gold):\n  if path is None:\n    return 0.0\n  return 1.0\n',
    ['something at 4', 'empty text at 4', 'empty list at 4'],
  ],
])('a metric passes with anything: %s', ([, text, cases]) => {
  expect(listCases(text)).toEqual(cases);
});

test.for<[string, string]>([
  ['a comparison', 'def it(result, rules):\n  return float(result == rules["a"])\n'],
  [
    'a branch that fails',
    'def it(result, rules):\n  if rules["a"] in result.split():\n    return 1.0\n  return 0.0\n',
  ],
  [
    'a branch that returns nothing',
    'def it(result, rules):\n  if result == rules["a"]:\n    return 1.0\n',
  ],
  ['a demand', 'def it(result, rules):\n  assert result == rules["a"]\n  return 1.0\n'],
  [
    'an error that is raised',
    'def it(result, rules):\n  if result != rules["a"]:\n    raise ValueError("other")\n  return 1.0\n',
  ],
  [
    'a key that must be there',
    'import json\ndef it(path, rules):\n  with open(path) as file:\n    data = json.load(file)\n  data[rules["key"]]\n  return 1.0\n',
  ],
  [
    'a constant that is changed',
    'PASSED = 1.0\nPASSED = load()\ndef it(result):\n  return PASSED\n',
  ],
  [
    'a counter',
    'def it(result, rules):\n  count = 0\n  for word in rules["words"]:\n    if word in result:\n      count += 1\n  return count / len(rules["words"])\n',
  ],
  [
    'a function that it makes',
    'def it(result, rules):\n  def same(value):\n    return value == rules["a"]\n  return 1.0 if same(result) else 0.0\n',
  ],
  [
    'a list that a loop fills',
    'def it(result, rules):\n  marks = [True]\n  for word in rules["words"]:\n    marks.append(word == result)\n  return float(all(marks))\n',
  ],
  [
    'a variable that a loop sets',
    'def it(result, rules):\n  good = True\n  for word in rules["words"]:\n    good = good and word == result\n  return float(good)\n',
  ],
  [
    'a method that is not known',
    'def it(result, rules):\n  result.require(rules["a"])\n  return 1.0\n',
  ],
])('it is not certain that a metric passes with anything: %s', ([, text]) => {
  expect(listCases(text)).toEqual([]);
});
