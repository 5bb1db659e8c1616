import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { placedFileStays as rule } from './w49-placed-file-stays.ts';

const [a, b] = ['https://files.example.org/a', 'https://files.example.org/b'];
const download = (...files: readonly object[]) => ({ type: 'download', parameters: { files } });
const upload = (...files: readonly object[]) => ({ type: 'upload_file', parameters: { files } });
const unzip = { type: 'execute', parameters: { command: ['unzip', '/home/user/a.zip'] } };

const problemsIn = (config: unknown, postconfig: unknown = []) =>
  findProblems(rule, { config, evaluator: { func: 'is_utc_0', postconfig } });

test.for([
  ['two paths', [download({ url: a, path: '/tmp/a' }, { url: b, path: '/tmp/b' })]],
  ['one file twice', [download({ url: a, path: '/tmp/a' }, { url: a, path: '/tmp/a' })]],
  [
    'a file that a step between may use',
    [download({ url: a, path: '/tmp/a' }), unzip, download({ url: b, path: '/tmp/a' })],
  ],
  ['files without a source', [download({ path: '/tmp/a' }, { path: '/tmp/a' })]],
] as const)('accepts %s', ([, config]) => {
  expect(problemsIn(config)).toEqual([]);
});

test('accepts a file that replaces one of the setup before the evaluation', () => {
  expect(
    problemsIn([download({ url: a, path: '/tmp/a' })], [download({ url: b, path: '/tmp/a' })]),
  ).toEqual([]);
});

test('finds two spellings of one path in one step', () => {
  const files = [
    { url: a, path: '/home/user/a.csv' },
    { url: b, path: '~/a.csv' },
  ];
  const at = ['config', 0, 'parameters', 'files', 1, 'path'];
  expect(problemsIn([download(...files)])).toEqual([{ at, path: '~/a.csv', replaced: a }]);
});

test('finds a file that a later step replaces, before and after the agent acts', () => {
  const sleep = { type: 'sleep', parameters: { seconds: 1 } };
  const first = download({ url: a, path: '/tmp/a' });
  const steps = [first, sleep, upload({ local_path: 'b', path: '/tmp/a' })];
  expect(problemsIn(steps, steps).map(({ at }) => at.join('/'))).toEqual([
    'config/2/parameters/files/0/path',
    'evaluator/postconfig/2/parameters/files/0/path',
  ]);
});
