import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { cachedFileWritten as rule } from './w04-cached-file-written.ts';

const problemsIn = (evaluator: object, config: readonly object[] = []) =>
  findProblems(rule, { config, evaluator: { func: 'diff_text_file', ...evaluator } });

const cached = { type: 'cache_file', path: 'a.txt' };
const stored = { type: 'vm_file', path: '/a', dest: 'a.txt' };
const uploaded = (local_path: string) => ({
  type: 'upload_file',
  parameters: { files: [{ local_path, path: '/b.txt' }] },
});
const step = (parameters: object) => ({ type: 'execute', parameters });

test.for([
  ['the output of a step', { result: cached }, [step({ stdout: 'a.txt' })]],
  ['the errors of a step', { result: cached }, [step({ stderr: 'a.txt' })]],
  [
    'the output of a step after the agent',
    { result: cached, postconfig: [step({ stdout: 'a.txt' })] },
    [],
  ],
  ['a file that an earlier source stored', { result: stored, expected: cached }, []],
  [
    'a presentation that a getter stores under its own name',
    {
      result: { type: 'audio_in_slide', ppt_file_path: '/home/a.txt', dest: 'b' },
      expected: cached,
    },
    [],
  ],
  [
    'another writing of its name',
    { result: { type: 'cache_file', path: './a.txt' } },
    [step({ stdout: 'a.txt' })],
  ],
  ['the cache itself', { result: { type: 'cache_file', path: '.' } }, []],
  [
    'a folder of the cache',
    { result: { ...stored, dest: 'b/c' }, expected: { type: 'cache_file', path: 'b/' } },
    [],
  ],
  [
    'a file of a cache that the dataset brings along',
    { result: cached },
    [uploaded('./cache/example/b.txt')],
  ],
  ['a path of another type', { result: { type: 'cache_file', path: 5 } }, [5, null]],
] as const)('accepts %s', ([, evaluator, config]) => {
  expect(problemsIn(evaluator, [...config] as object[])).toEqual([]);
});

test.for([
  ['nothing writes', { result: cached }, [step({ stdout: 'b.txt' })], 'result', 'error'],
  [
    'is beside the cache of another task',
    { result: cached },
    [uploaded('cache/other/b.txt')],
    'result',
    'error',
  ],
  ['a later source writes', { result: cached, expected: stored }, [], 'result', 'error'],
  ['an unknown step may write', { result: cached }, [{ type: 'dance' }], 'result', 'warning'],
  [
    'an unknown getter may write',
    { result: { type: 'dance' }, expected: cached },
    [],
    'expected',
    'warning',
  ],
] as const)('reports a file that %s', ([, evaluator, config, field, severity]) => {
  expect(problemsIn(evaluator, [...config])).toEqual([
    {
      at: ['evaluator', field, 'path'],
      path: 'a.txt',
      ...(field === 'expected' && { isReference: true }),
      severity,
    },
  ]);
});

test('warns of a reference, which may be in the cache beforehand', () => {
  const problems = problemsIn({ result: { ...stored, dest: 'b.txt' }, expected: cached });
  expect(problems).toMatchObject([{ isReference: true, severity: 'warning' }]);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    'nothing writes "a.txt"; fetch it with "cloud_file", or name it in "stdout" or "stderr" of a step',
  ]);
});

test('accepts a reference that the repository has in the cache', () => {
  const evaluator = {
    func: 'diff_text_file',
    result: stored,
    expected: { ...cached, path: 'b.txt' },
  };
  const localFiles = { 'cache/t1/b.txt': {} };
  expect(findProblems(rule, { id: 't1', evaluator }, { localFiles })).toEqual([]);
  expect(findProblems(rule, { id: 't2', evaluator }, { localFiles })).toHaveLength(1);
});
