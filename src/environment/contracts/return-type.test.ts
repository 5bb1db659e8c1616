import { expect, test } from 'vitest';
import { readGetter, readMetric } from './example-source.ts';

const readType = (lines: string, arrow = '') =>
  readGetter(`def get_it(env, config)${arrow}:\n  ${lines}\n`).returnType;

test.for([
  [
    'a path in the folder of the cache',
    'return os.path.join(env.cache_dir, config["dest"])',
    'file',
  ],
  [
    'a variable with such a path, or nothing',
    'path = os.path.join(env.cache_dir, "a")\n  if not env.has(path): return None\n  return path',
    'file',
  ],
  ['what a getter of files returns', 'return get_vm_file(env, config)', 'file'],
  [
    'such a file on each path',
    'for name in config["names"]:\n    file = get_vm_file(env, {"path": name})\n    if file: return file\n  return ""',
    'file',
  ],
  ['a dictionary', 'found = {}\n  found["a"] = env.read()\n  return found', 'value'],
  ['one of two values', 'return True if env.is_on else len(config["a"])', 'value'],
  ['a word', 'return "on" if env.is_on else "off"', 'value'],
  ['rules', 'return config["rules"]', 'rules'],
] as const)('a getter returns %s', ([, lines, type]) => {
  expect(readType(lines)).toBe(type);
});

test.for([
  ['a path elsewhere', 'return os.path.join(config["folder"], "a")'],
  ['a text that may be a path', 'return "/tmp/a.png"'],
  ['what the environment reads', 'return env.read(config["a"])'],
  ['a file or a value', 'if env.is_on: return {}\n  return get_vm_file(env, config)'],
  ['a variable that is set in another way', 'a = {}\n  for a in config["a"]: pass\n  return a'],
  ['a variable of several', 'a = {}\n  (a, b) = env.read()\n  return a'],
  ['a variable that is set to itself', 'a = a\n  return a'],
  ['an argument that may be replaced', 'if not config: config = {}\n  return config'],
  ['another key than rules', 'return config["a"]'],
  ['nothing', 'env.read()'],
])('it is not certain what a getter returns: %s', ([, lines]) => {
  expect(readType(lines ?? '')).toBeUndefined();
});

test.for([
  [' -> Dict[str, Any]', 'value'],
  [' -> Optional[bool]', 'value'],
  [' -> typing.Mapping[str, int] | None', 'value'],
  [' -> str', undefined],
  [' -> Union[dict, str]', undefined],
  [' -> List[str]', undefined],
] as const)('the annotation%s says what a getter returns', ([arrow, type]) => {
  expect(readType('return env.read()', arrow)).toBe(type);
});

test('what a getter returns goes before its annotation', () => {
  expect(readType('return get_vm_file(env, config)', ' -> dict')).toBe('file');
  const both = 'if env.is_on: return get_vm_file(env, config)\n  return env.read()';
  expect(readType(both, ' -> dict')).toBeUndefined();
});

test('a metric returns a score', () => {
  expect(readMetric('def it(result): return {}\n')).not.toHaveProperty('returnType');
});
