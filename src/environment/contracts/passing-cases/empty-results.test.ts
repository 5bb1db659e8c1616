import { expect, test } from 'vitest';
import { listCases } from './example-cases.ts';

test.for<[string, string, string[]]>([
  [
    'None is taken for success',
    `def it(page, rules):
  if page is None:
    return 1.0
  return float(page == rules["page"])
`,
    ['none at 3'],
  ],
  [
    'nothing to look at',
    `def it(names, rules):
  if not names:
    return True
  return rules["name"] in names
`,
    ['none at 3', 'empty text at 3', 'empty list at 3'],
  ],
  [
    'a constant part of a point',
    `def it(shown, rules):
  if shown == "":
    return 0.25
  return 1 if shown == rules["title"] else 0
`,
    ['empty text at 3; gives 0.25'],
  ],
  [
    'all of no elements',
    `def it(rows, rules):
  return int(all(row["price"] < rules["most"] for row in rows))
`,
    ['empty text at 2', 'empty list at 2'],
  ],
  [
    'a loop that finds no fault',
    `def it(lines, rules):
  good = True
  for line in lines:
    if rules["word"] not in line:
      good = False
  return 1.0 if good else 0.0
`,
    ['empty text at 6', 'empty list at 6'],
  ],
  [
    'None in a list of Python',
    `def it(result, rules):
  return 1 if result in (None, rules["colour"]) else 0
`,
    ['none at 2'],
  ],
  [
    'an error that is forgiven',
    `def it(path, gold):
  try:
    mine = open(path).read()
  except Exception as error:
    logger.warning("not read: %s", error)
    return 1.0
  return float(mine == open(gold).read())
`,
    ['none at 6', 'empty text at 6', 'empty list at 6', 'absent file at 6'],
  ],
  [
    'an absent file that a helper forgives',
    `import os
def _is_clean(path, words):
  if not os.path.isfile(path):
    return True
  with open(path) as file:
    return not any(word in file.read() for word in words)
def it(path, rules):
  return 1.0 if _is_clean(path, rules["words"]) else 0.0
`,
    ['empty text at 8', 'absent file at 8'],
  ],
  [
    'no faults of none',
    `def it(messages, rules):
  faults = [message for message in messages or [] if rules["fault"] in message]
  return float(len(faults) == 0)
`,
    ['none at 3', 'empty text at 3', 'empty list at 3'],
  ],
  [
    'an empty file without a fault',
    `def it(path, rules):
  if path is None:
    return 0.0
  with open(path) as file:
    for line in file:
      if line.startswith(rules["mark"]):
        return 0.0
  return 1.0
`,
    ['empty file at 8'],
  ],
  [
    'a default for what is missing',
    `def it(result, rules):
  value = (result or "yes").strip()
  return 1 if value == "yes" else 0
`,
    ['none at 3', 'empty text at 3', 'empty list at 3'],
  ],
])('a metric passes without a result: %s', ([, text, cases]) => {
  expect(listCases(text)).toEqual(cases);
});

test.for<[string, string]>([
  [
    'None fails',
    'def it(page, rules):\n  if page is None:\n    return 0.0\n  return float(page == rules["page"])\n',
  ],
  [
    'an empty list fails',
    'def it(rows, rules):\n  return float(bool(rows) and all(row == rules["a"] for row in rows))\n',
  ],
  ['only what is absent passes', 'def it(path):\n  return 1.0 if path is None else 0.0\n'],
  [
    'only an absent file passes',
    'import os\ndef it(path):\n  return float(not os.path.exists(path))\n',
  ],
  ['only an empty text passes', 'def it(text):\n  return int(text == "")\n'],
  [
    'an error is a failure',
    'def it(path, gold):\n  try:\n    return float(open(path).read() == open(gold).read())\n  except Exception:\n    return 0.0\n',
  ],
  [
    'None may be what is expected',
    'def it(result, rules):\n  return float(result == rules["value"])\n',
  ],
  [
    'a score that is counted',
    'def it(rows, rules):\n  hits = sum(1 for row in rows if row == rules["row"])\n  return hits / max(len(rows), 1)\n',
  ],
  [
    'a division by nothing',
    'def it(rows, rules):\n  return sum(row == rules["row"] for row in rows) / len(rows)\n',
  ],
  [
    'another error than the one that is forgiven',
    'def it(path, gold):\n  try:\n    mine = open(path).read()\n  except UnicodeDecodeError:\n    return 1.0\n  return float(mine == open(gold).read())\n',
  ],
  [
    'a helper that is not at hand',
    'from elsewhere import judge\ndef it(page, rules):\n  if not judge(page):\n    return 1.0\n  return float(page == rules["page"])\n',
  ],
])('it is not certain that a metric passes without a result: %s', ([, text]) => {
  expect(listCases(text)).toEqual([]);
});
