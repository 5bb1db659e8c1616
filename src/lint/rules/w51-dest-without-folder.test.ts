import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findProblems } from '../examples/find-problems.ts';
import { destWithoutFolder as rule } from './w51-dest-without-folder.ts';

const problemsIn = (result: object, steps: readonly object[] = []) =>
  findProblems(rule, { config: steps, evaluator: { func: 'compare_table', result } });
const run = (parameters: object, type = 'execute') => ({
  type,
  parameters: { command: ['ls'], ...parameters },
});
const file = { type: 'vm_file', path: '/home/user/a.xlsx' };

test.for([
  ['a name', { ...file, dest: 'a.xlsx' }],
  ['the folder itself', { ...file, dest: './a.xlsx' }],
  ['the folder around it', { ...file, dest: '../a.xlsx' }],
  ['a folder elsewhere', { ...file, dest: '/tmp/a.xlsx' }],
  ['a getter that may make folders', { type: 'pdf_from_url', path: 'https://a', dest: 'b/a.pdf' }],
  ['values of other types', { ...file, dest: [5, null] }],
] as const)('accepts %s', ([, result]) => {
  expect(problemsIn(result)).toEqual([]);
});

test('accepts the output of other steps', () => {
  const steps = [run({ stdout: 'a.txt', stderr: 5 }), run({ stdout: 'b/a.txt' }, 'own_step')];
  expect(problemsIn({}, steps)).toEqual([]);
});

test.for([
  ['gold/a.xlsx', 'gold'],
  ['./gold/b/a.xlsx', 'gold/b'],
  ['gold/', 'gold'],
] as const)('reports "%s"', ([dest, folder]) => {
  expect(problemsIn({ ...file, dest })).toEqual([
    { at: ['evaluator', 'result', 'dest'], dest, folder },
  ]);
});

test('reports each file of several, and the output of a step', () => {
  const result = { type: 'cloud_file', multi: true, path: ['x', 'y'], dest: ['x.csv', 'b/y.csv'] };
  const places = problemsIn(result, [run({ stderr: 'c/d' }, 'command')]).map(({ at }) => at);
  expect(places).toEqual([
    ['config', 0, 'parameters', 'stderr'],
    ['evaluator', 'result', 'dest', 1],
  ]);
});

test('reports a getter of the environment that calls one of them', () => {
  const place = { file: 'a.py', line: 1, end: 2 };
  const helpers = [{ name: 'get_vm_file', file: 'b.py', line: 3 }];
  const drawing = { place: { ...place, helpers }, parts: {} };
  const getter = new Map([
    ['drawing', drawing],
    ['song', { place, parts: {} }],
  ]);
  const functions = { action: new Map(), getter, metric: new Map() };
  const vocabulary = createVocabulary({}, { source: { functions, complete: [] } });
  const problemsOf = (type: string) =>
    findProblems(
      rule,
      { evaluator: { result: { ...file, type, dest: 'b/a.svg' } } },
      { vocabulary },
    );
  expect(problemsOf('drawing')).toMatchObject([{ folder: 'b' }]);
  expect(problemsOf('song')).toEqual([]);
});

test('takes no longer for many slashes within a name', () => {
  const dest = `a${'/'.repeat(1_000_000)}b`;
  expect(problemsIn({ ...file, dest })).toMatchObject([{ folder: 'a' }]);
  expect(problemsIn({ ...file, dest: `${'a'.repeat(1_000_000)}/b` })).toHaveLength(1);
});
