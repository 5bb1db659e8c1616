import { expect, test } from 'vitest';
import { diffContracts } from './diff-contracts.ts';
import { toFiles } from './example-source.ts';
import { readEnvironment } from './read-environment.ts';

const init = { 'metrics/__init__.py': 'from .a import *\n' };
const read = (text: string, others: Readonly<Record<string, string>> = init) =>
  readEnvironment(toFiles({ ...others, 'metrics/a.py': text }));

const old = 'def it(result, rules, wide=1): return rules.get("a", 1)\n';

test.for([
  ['nothing', old, []],
  ['other lines', `\n\n${old}`, []],
  [
    'a default',
    old.replace('"a", 1', '"a", 2'),
    [{ of: 'rules.a', about: 'key', before: 'optional, default 1', after: 'optional, default 2' }],
  ],
  [
    'a key that is required now',
    old.replace('rules.get("a", 1)', 'rules["a"]'),
    [{ of: 'rules.a', about: 'key', before: 'optional, default 1', after: 'required' }],
  ],
  [
    'a new key',
    old.replace('return', 'rules["b"]; return'),
    [
      { of: 'rules.b', about: 'key', after: 'required' },
      { of: 'returnedKey', about: 'returned key', before: 'rules.a' },
    ],
  ],
  [
    'a dropped argument',
    old.replace(', wide=1', ''),
    [{ of: 'wide', about: 'argument', before: 'optional, default 1' }],
  ],
  [
    'an argument that is named like a method of objects',
    old.replace(', wide', ', constructor, wide'),
    [{ of: 'constructor', about: 'argument', after: 'required' }],
  ],
  ['a decorator', `@cache\n${old}`, [{ of: 'decorators', about: 'decorators', after: '@cache' }]],
  [
    'broken syntax',
    old.replace('return', 'return ('),
    [{ of: 'unread', about: 'source', after: 'line 2 is not Python' }],
  ],
] as const)('shows %s', ([, text, differences]) => {
  expect(diffContracts(read(old), read(text))).toEqual(
    differences.length === 0
      ? []
      : [{ kind: 'metrics', name: 'it', change: 'changed', differences }],
  );
});

test('shows what came, went, moved and has another name', () => {
  const after = readEnvironment(
    toFiles({
      'metrics/__init__.py': 'from .b import it\nfrom .a import other\nsame = it\n',
      'metrics/a.py': 'def other(result): pass\n',
      'metrics/b.py': old,
    }),
  );
  const before = read(`${old}\ndef gone(result): pass\n`);
  expect(diffContracts(before, after)).toEqual([
    { kind: 'metrics', name: 'gone', change: 'removed', differences: [] },
    {
      kind: 'metrics',
      name: 'it',
      change: 'changed',
      differences: [
        {
          of: 'file',
          about: 'file',
          before: 'desktop/evaluators/metrics/a.py',
          after: 'desktop/evaluators/metrics/b.py',
        },
      ],
    },
    { kind: 'metrics', name: 'other', change: 'added', differences: [] },
    { kind: 'metrics', name: 'same', change: 'added', differences: [] },
  ]);
});

test('shows that a getter returns another key', () => {
  const readGetter = (key: string) =>
    readEnvironment(
      toFiles({
        'getters/__init__.py': 'from .a import *\n',
        'getters/a.py': `def get_it(env, config): return config["${key}"]\n`,
      }),
    );
  const [change] = diffContracts(readGetter('rules'), readGetter('values'));
  expect(change?.differences.at(-1)).toEqual({
    of: 'returnedKey',
    about: 'returned key',
    before: 'config.rules',
    after: 'config.values',
  });
});
