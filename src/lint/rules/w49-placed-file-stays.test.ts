import { expect, test } from 'vitest';
import { downloadStep, executeStep } from '../examples/example-parts.ts';
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

const put = downloadStep('/home/user/Plans/plan.pdf');
const deletionsIn = (instruction: string, ...config: unknown[]) =>
  findProblems(rule, { instruction, config }).map(({ severity = 'warning' }) => severity);

test.for([
  ['rm -f ~/Plans/plan.pdf && mkdir -p ~/Plans'],
  ['sleep 1; sudo rm /home/user/Plans/plan.pdf'],
  ['rm -rf /home/user/Plans; mkdir /home/user/Plans'],
])('reports a file that %j deletes', ([command]) => {
  const step = executeStep(command, { shell: true });
  expect(deletionsIn('Open plan.pdf.', put, step)).toEqual(['error']);
  expect(deletionsIn('Open the plan.', put, step)).toEqual(['warning']);
  expect(deletionsIn('Open plan.pdf.', step, put)).toEqual([]);
});

test.for([
  [
    'is unpacked before',
    executeStep('tar -xf ~/Plans/plan.pdf && rm ~/Plans/plan.pdf', { shell: true }),
  ],
  ['is put there again', executeStep(['rm', '/home/user/Plans/plan.pdf']), put],
  ['has another name', executeStep(['rm', '/home/user/Plans/plan2.pdf'])],
  ['is not certain to be deleted', executeStep('rm ~/Plans/$name', { shell: true })],
])('accepts a file that %s', ([, ...steps]) => {
  expect(deletionsIn('Open plan.pdf.', put, ...steps)).toEqual([]);
});
