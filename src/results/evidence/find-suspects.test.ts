import { expect, test } from 'vitest';
import { unstated } from '../build-results.ts';
import { exampleResults, exampleRun } from '../example-results.ts';
import type { SuspectTask } from './file-evidence.ts';
import { findSuspects } from './find-suspects.ts';

const toTask = (path: string, task: Partial<SuspectTask> = {}): SuspectTask => ({
  ...{ path, metrics: ['compare'], findings: [], judgingChanges: 0, liveHosts: [] },
  ...task,
});

const ids = Array.from({ length: 12 }, (_, index) => `t${index}`);
const solved = Object.fromEntries(ids.map((id) => [id, 1]));
const names = ['A', 'B', 'C', 'D'];
const suspectsOf = (
  scores: (name: string) => Record<string, number | 'error' | number[]>,
  task: Partial<SuspectTask> = {},
) => {
  const runs = names.map((name) => exampleRun(name, { ...solved, ...scores(name) }));
  return findSuspects(exampleResults(ids, runs), [
    toTask('t0', task),
    ...ids.slice(1).map((id) => toTask(id)),
  ]);
};

test('a task that nobody solves although others of its metric are solved comes first', () => {
  const [first] = suspectsOf(() => ({ t0: 0 }));
  expect(first?.task).toBe('t0');
  expect(first?.evidence.map(({ sentence }) => sentence)).toEqual([
    'Solved by none of 4 systems; 11 of 11 other tasks with the same metrics were solved, and the expected rate is 98%. Fewer than 1 in 10,000 such tasks would end like this.',
  ]);
});

test.for<[number, string]>([
  [2, 'both systems'],
  [4, 'all 4 systems'],
])('says that %i systems solve a hard task', ([number, systems]) => {
  const hard = Object.fromEntries(ids.slice(1).map((id) => [id, 0]));
  const runs = names.slice(0, number).map((name) => exampleRun(name, { ...hard, t0: 1 }));
  const [first] = findSuspects(
    exampleResults(ids, runs),
    ids.map((id) => toTask(id)),
  );
  expect(first?.evidence[0]?.sentence).toContain(`Solved by ${systems} in every trial`);
});

test('trials on an older version are not evidence', () => {
  const runs = [exampleRun('A', { t0: [1, 0], t1: 'error' })];
  const findValidity = () => ({ ...unstated, isOlder: () => true });
  const suspects = findSuspects(exampleResults(ids, runs, { findValidity }), [
    toTask('t0'),
    toTask('t1'),
  ]);
  expect(suspects).toEqual([]);
});

test('trials that differ, errors, findings, a changed evaluator and a live site are named', () => {
  const about: Partial<SuspectTask> = {
    findings: [{ severity: 'error' }, { severity: 'warning' }],
    judgingChanges: 2,
    liveHosts: ['example.org', 'example.com'],
  };
  const scores = (name: string) => ({ t0: name === 'A' ? ('error' as const) : [1, 0] });
  const [first] = suspectsOf(scores, about);
  expect(first?.evidence.map(({ kind, strength, sentence }) => [kind, strength, sentence])).toEqual(
    [
      [
        'trials differ',
        'strong',
        'Trials of the same system differ in 3 of 3 runs with several trials.',
      ],
      ['errors', 'weak', '1 of 7 trials ended in an error.'],
    ],
  );
  expect(first?.hints.map(({ sentence }) => sentence)).toEqual([
    'The check reports 1 error and 1 warning.',
    '2 releases changed how it is judged.',
    'It depends on a live site, example.org, and 1 more.',
  ]);
});

test('one changed evaluator and one live site are named too', () => {
  const [first] = suspectsOf(() => ({ t0: 0 }), {
    judgingChanges: 1,
    liveHosts: ['example.org'],
  });
  expect(first?.hints.map(({ sentence }) => sentence)).toEqual([
    '1 release changed how it is judged.',
    'It depends on a live site, example.org.',
  ]);
});

test('what is true of the file alone makes no task a suspect', () => {
  expect(suspectsOf(() => ({}), { liveHosts: ['example.org'] })).toEqual([]);
});
