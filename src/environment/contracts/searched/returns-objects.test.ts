import { expect, test } from 'vitest';
import { readGetter, readMetric } from '../example-source.ts';

const read = (lines: string) => readGetter(`def get_it(env, config):\n  ${lines}\n`).returnsObjects;

test.for([
  ['a list of dictionaries', 'return [{"name": "a"}, {"name": "b"}]'],
  ['one for each', 'return [{"name": pen.name} for pen in env.pens()]'],
  ['calls of dict', 'return [dict(name=pen) for pen in env.pens()]'],
  [
    'a list that dictionaries are added to',
    'pens = []\n  for pen in env.pens():\n    pens.append({"name": pen})\n  log.info(f"{len(pens)}")\n  pens.sort(key=str)\n  return pens if pens else None',
  ],
  [
    'a list of a variable',
    'pens = []\n  for pen in env.pens():\n    entry = {"name": pen}\n    entry["ink"] = pen.ink\n    pens.append(entry)\n  return pens',
  ],
  [
    'an empty list where nothing is there',
    'if not env.pens():\n    return []\n  if env.is_off: return None\n  pens = [{"a": 1}]\n  return pens',
  ],
])('a getter returns %s', ([, lines]) => {
  expect(read(lines ?? '')).toBe(true);
});

test.for([
  ['strings', 'return ["a", "b"]'],
  ['strings of each', 'return [pen["name"] for pen in env.pens()]'],
  ['strings too', 'return [{"a": 1}, "b"]'],
  ['strings in one case', 'if env.is_on: return ["a"]\n  return [{"a": 1}]'],
  ['what is added to it', 'return [{"a": 1}, *env.pens()]'],
  ['a list that is never filled', 'pens = []\n  return pens'],
  ['a list that a text is added to', 'pens = [{"a": 1}]\n  pens.append("b")\n  return pens'],
  ['a list that is added to', 'pens = [{"a": 1}]\n  pens += env.pens()\n  return pens'],
  ['a list that is extended', 'pens = [{"a": 1}]\n  pens.extend(env.pens())\n  return pens'],
  ['a list that a helper gets', 'pens = [{"a": 1}]\n  env.fill(pens)\n  return pens'],
  [
    'a list with another name',
    'pens = [{"a": 1}]\n  other = pens\n  other.append("b")\n  return pens',
  ],
  ['a list with an element replaced', 'pens = [{"a": 1}]\n  pens[0] = "b"\n  return pens'],
  [
    'a variable of a loop',
    'pens = []\n  for pen in env.pens():\n    pens.append(pen)\n  return pens',
  ],
  [
    'a variable that may be a text',
    'pens = []\n  for entry in env.pens():\n    if env.is_on: entry = {"a": 1}\n    pens.append(entry)\n  return pens',
  ],
  ['an argument', 'config = [{"a": 1}]\n  return config'],
  ['elements one by one', 'yield "a"\n  return [{"a": 1}]'],
  ['a dictionary', 'return {"a": 1}'],
  ['what a function makes of it', 'return str([{"a": 1}])'],
  ['nothing', 'return None'],
])('it is not certain that a getter returns a list of objects: %s', ([, lines]) => {
  expect(read(lines ?? '')).toBeUndefined();
});

test('a metric returns no list', () => {
  expect(readMetric('def it(result): return [{"a": 1}]\n')).not.toHaveProperty('returnsObjects');
});
