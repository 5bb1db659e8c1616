import { expect, test } from 'vitest';
import type { PythonModule } from './python-module.ts';
import { readModule } from './read-module.ts';
import { createResolver } from './resolve-names.ts';

const entryPath = 'a/__init__.py';

/** Resolves every name of a package, whose files are given by their names. */
function resolveAll(texts: Readonly<Record<string, string>>) {
  let lookups = 0;
  const modules = new Map<string, PythonModule>();
  for (const [name, text] of Object.entries(texts)) {
    const module = readModule(`a/${name}.py`, text);
    const names = new Map(module.names);
    names.get = (key) => {
      lookups++;
      return Map.prototype.get.call(names, key) as ReturnType<typeof names.get>;
    };
    modules.set(module.path, { ...module, names });
  }
  const resolver = createResolver(modules, '');
  const entry = modules.get(entryPath);
  if (!entry) expect.unreachable();
  const names = [...resolver.listNames(entry)];
  const found = names.map((name) => {
    const resolved = resolver.resolve(entry, name);
    return [name, resolved?.module.path.slice(2, -3)];
  });
  return { found: Object.fromEntries(found) as object, lookups };
}

test.for([
  [
    'those of a module that names them',
    { __init__: 'from .b import *\n', b: '__all__ = ["x"]\ndef x(): 0\ndef y(): 0\n' },
    { x: 'b' },
  ],
  [
    'those of the modules behind it',
    {
      __init__: 'from .b import *\n',
      b: 'from .c import *\n__all__ = ["x"]\n',
      c: 'def x(): 0\ndef y(): 0\n',
    },
    { x: 'c' },
  ],
  [
    'those that another way leads to',
    {
      __init__: 'from .b import *\nfrom .c import *\n',
      b: 'from .d import *\n__all__ = ["x"]\n',
      c: 'from .d import *\n',
      d: 'def x(): 0\ndef y(): 0\n',
    },
    { x: 'd', y: 'd' },
  ],
  [
    'the first of several',
    {
      __init__: 'from .b import *\nfrom .d import *\n',
      b: 'from .c import *\n',
      c: 'def x(): 0\n',
      d: 'def x(): 0\ndef _y(): 0\n',
    },
    { x: 'c' },
  ],
  [
    'those of modules that import each other',
    {
      __init__: 'from .b import *\n',
      b: 'from .c import *\ndef x(): 0\n',
      c: 'from .b import *\nfrom . import *\ndef y(): 0\n',
    },
    { x: 'b', y: 'c' },
  ],
] as const)('finds names that are imported together: %s', ([, texts, expected]) => {
  expect(resolveAll(texts).found).toEqual(expected);
});

const count = 40;
const define = (file: number): string =>
  Array.from({ length: 10 }, (_, index) => `def f${file}_${index}(): pass\n`).join('');
const files = (write: (file: number) => string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, file) => [`m${file}`, write(file)]));
const star = (file: number): string => `from .m${file} import *\n`;

test.for([
  ['a chain', { __init__: star(0), ...files((file) => `${star(file + 1)}${define(file)}`) }],
  [
    'a long list',
    { __init__: Array.from({ length: count }, (_, file) => star(file)).join(''), ...files(define) },
  ],
] as const)('looks in few modules for a name that comes from %s of them', ([, texts]) => {
  const { found, lookups } = resolveAll(texts);
  expect(Object.values(found).filter((path) => path !== undefined)).toHaveLength(10 * count);
  expect(lookups).toBeLessThanOrEqual(2 * 10 * count);
});
