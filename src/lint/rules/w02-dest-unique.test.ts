import { expect, test } from 'vitest';
import { cloudFile, executeStep, vmFile } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { destUnique as rule } from './w02-dest-unique.ts';

const problemsIn = (evaluator: object, config: readonly object[] = []) =>
  findProblems(rule, { config, evaluator: { func: 'diff_text_file', ...evaluator } });
const many = (type: string, path: string[], dest: string[], gives: number[]) => ({
  type,
  path,
  dest,
  multi: true,
  gives,
});
const print = executeStep(['ls'], { stdout: 'a' });

test.for([
  ['names that differ', { result: vmFile('/a', 'a'), expected: cloudFile('u', 'b') }],
  [
    'the same reference twice',
    {
      result: [vmFile('/a', 'a'), vmFile('/a', 'a')],
      expected: [cloudFile('u', 'b'), cloudFile('u', 'b')],
    },
  ],
  [
    'the same reference with and without the prefix of getters',
    { result: [cloudFile('u', 'b'), { ...cloudFile('u', 'b'), type: 'get_cloud_file' }] },
  ],
  ['files of the machine one after the other', { result: [vmFile('/a', 'a'), vmFile('/b', 'a')] }],
  [
    'a file that overwrites a reference after its use',
    { result: [vmFile('/a', 'a'), vmFile('/b', 'b')], expected: [cloudFile('u', 'b'), {}] },
  ],
  [
    'a name that the time becomes part of',
    { result: { ...vmFile('/a', 'a'), time_suffix: true }, expected: cloudFile('u', 'a') },
  ],
  ['values of other types', { result: [5, null, { type: 5, dest: [5] }], expected: 'x' }],
] as const)('accepts %s', ([, evaluator]) => {
  expect(problemsIn(evaluator)).toEqual([]);
});

test.for([
  [
    'a reference under the name of the result',
    { result: vmFile('/a', 'a'), expected: cloudFile('u', 'a') },
    ['expected/dest skipped error "result"'],
  ],
  [
    'a reference under the name of the result in another spelling',
    { result: vmFile('/a', 'a'), expected: cloudFile('u', './x/../a') },
    ['expected/dest skipped error "result"'],
  ],
  [
    'two references under one name',
    {
      result: [vmFile('/a', 'a'), vmFile('/a', 'a')],
      expected: [cloudFile('u', 'b'), cloudFile('v', 'b')],
    },
    ['expected/1/dest skipped error "expected" 1'],
  ],
  [
    'a reference that a file of the machine has overwritten',
    {
      result: [vmFile('/a', 'a'), vmFile('/b', 'b')],
      expected: [cloudFile('u', 'b'), cloudFile('u', 'b')],
    },
    ['expected/1/dest skipped error "result" 2'],
  ],
  [
    'two files of the machine in one comparison',
    { result: vmFile('/a', 'a'), expected: vmFile('/b', 'a') },
    ['expected/dest overwritten error "result"'],
  ],
  [
    'two files of one list',
    { result: many('vm_file', ['/a', '/b'], ['a', 'a'], [0, 1]) },
    ['result/dest/1 overwritten error "result"'],
  ],
  [
    'a companion that is never fetched',
    { result: vmFile('/a', 'a'), expected: many('cloud_file', ['u', 'v'], ['b', 'a'], [0]) },
    ['expected/dest/1 skipped warning "result"'],
  ],
] as const)('reports %s', ([, evaluator, problems]) => {
  expect(
    problemsIn(evaluator).map(
      ({ at, effect, severity, writer }) =>
        `${at.slice(1).join('/')} ${effect} ${severity ?? ''} ${writer}`,
    ),
  ).toEqual(problems);
});

test('reports all files of a task with names that others have once', () => {
  const problems = problemsIn({
    result: ['a', 'b', 'c'].map((name) => vmFile(`/${name}`, name)),
    expected: ['a', 'b', 'c'].map((name) => cloudFile(`u${name}`, name)),
  });
  expect(problems.map(({ at, also }) => [at, ...(also ?? [])])).toEqual([
    [0, 1, 2].map((index) => ['evaluator', 'expected', index, 'dest']),
  ]);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    '"a", "b" and "c" are already written by other fields, so these files are never fetched; give each file its own name',
  ]);
});

test.for([
  [2, '"0" and "1" are'],
  [8, '"6" and "7" are'],
  [10, '"7" and 2 more are'],
] as const)('names at most eight of %i files', ([length, expected]) => {
  const dests = Array.from({ length }, (_, index) => `${index}`);
  expect(rule.message({ dests, writer: '"result"', effect: 'overwritten' })).toContain(expected);
});

test('reports a reference under the name of what a step prints', () => {
  const problems = problemsIn({ expected: cloudFile('u', 'a') }, [print]);
  expect(problems.map(({ writer }) => writer)).toEqual(['"stdout" of a step']);
});
