import { expect, test } from 'vitest';
import { readMetric } from '../example-source.ts';

const read = (lines: string) => readMetric(`def it(result, rules):\n  ${lines}\n`).soughtKeys;

const names = 'names = rules.get("names", [])\n  ';

test.for([
  ['all of them', 'return float(all(name in result for name in rules["names"]))'],
  ['of a variable', `${names}return 1.0 if all(name in result for name in names) else 0.0`],
  ['one of them', `${names}return any([name.lower() in result for name in names])`],
  ['itself', 'if rules["names"] not in result:\n    return 0.0\n  return 1.0'],
  ['on success', 'if rules["names"] in result:\n    return 1.0\n  else:\n    return 0.0'],
  ['in a loop', `${names}for name in names:\n    if name not in result: return 0\n  return 1`],
  ['what is missing', `${names}lost = [a for a in names if a not in result]\n  return not lost`],
  ['how many', `${names}hits = [a for a in names if a in result]\n  return len(hits) / len(names)`],
  ['a sum', `${names}return sum(1 for a in names if a in result) / len(names)`],
  ['not as negation', `${names}return all(not a not in result for a in names) and len(result) > 1`],
  [
    'after tests of the result',
    `${names}if result is None or not result:\n    print(result)\n    return 0.0\n  return int(all(a in result for a in names))`,
  ],
  [
    'in an attempt',
    `try:\n    for a in rules["names"]:\n      if not a in result:\n        raise ValueError\n    return 1.0\n  except Exception:\n    return 0.0`,
  ],
  [
    'where there are any',
    `${names}if not names: return 1.0\n  return all(a in result for a in names)`,
  ],
])('a metric must find texts: %s', ([, lines]) => {
  expect(read(lines ?? '')).toEqual(['names']);
});

test('either of two keys is enough to fail', () => {
  const lines = 'return all(a in result for a in rules["a"]) and rules["b"] in result';
  expect(read(lines)).toEqual(['a', 'b']);
});

test.for([
  ['where none may be there', `${names}return not any(a in result for a in names)`],
  ['in either way', 'return rules["a"] in result or rules["b"] in result'],
  [
    'in an attempt that passes',
    'try:\n    return rules["a"] in result\n  except Exception:\n    return 1.0',
  ],
  ['where the result is iterated over', 'return any(rules["a"] in pen["name"] for pen in result)'],
  [
    'where it is iterated over as well',
    'for pen in result:\n    if pen["a"] == 1: return 1.0\n  return rules["a"] in result',
  ],
  ['where objects are compared', 'return result == rules["a"]'],
  ['where it is changed', 'result = str(result)\n  return rules["a"] in result'],
  ['where a helper gets it', 'return rules["a"] in list_names(result)'],
  ['where it is changed by a helper', 'flatten(result)\n  return rules["a"] in result'],
  ['where one is indexed', 'return rules["a"] in result[0]'],
  ['where it has another name', 'pens = result or []\n  return rules["a"] in pens'],
  ['where what is sought is unknown', 'return read_name(rules["a"]) in result'],
  ['where the rules are replaced', 'rules = read(rules)\n  return rules["a"] in result'],
  [
    'where the names are replaced',
    `${names}names = [read(a) for a in names]\n  return all(a in result for a in names)`,
  ],
  [
    'where a name is replaced',
    `${names}for a in names:\n    a = read(a)\n    if a not in result: return 0\n  return 1`,
  ],
  ['where some are left out', `${names}return all(a in result for a in names if a != "x")`],
  [
    'where a loop may be empty',
    'for a in rules["a"][1:]:\n    if a not in result: return 0\n  return 1',
  ],
  [
    'where a loop may stop',
    `${names}for a in names:\n    if rules["b"]: break\n    if a not in result: return 0\n  return 1`,
  ],
  [
    'where a loop may go on',
    `${names}for a in names:\n    if a == "x": continue\n    if a not in result: return 0\n  return 1`,
  ],
  ['where something else passes', 'if rules["b"]: return 1.0\n  return rules["a"] in result'],
])('it is not certain that a metric must find texts: %s', ([, lines]) => {
  expect(read(lines ?? '') ?? []).not.toContain(lines?.includes('names') ? 'names' : 'a');
});

test('takes no more steps than a metric needs', () => {
  const lines = Array.from(
    { length: 40 },
    (_, index) => `a${index} = a${index + 1} and a${index + 1}`,
  );
  expect(read(`${lines.join('\n  ')}\n  return a0 and rules["a"] in result`)).toEqual(undefined);
});
