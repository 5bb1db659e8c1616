import { expect, test } from 'vitest';
import { exampleResults, exampleRun } from '../example-results.ts';
import { createRandom } from '../statistics/random.ts';
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
    'Solved by none of 4 systems; 11 of 11 other tasks with the same metrics were solved, and 98 % were expected.',
  ]);
});

test('a task that weak systems solve and strong ones do not names the correlation', () => {
  const weak = Object.fromEntries(ids.slice(2).map((id) => [id, 0]));
  const [first] = suspectsOf((name) => (name < 'C' ? { ...weak, t0: 1 } : { t0: 0 }));
  expect(first).toMatchObject({ task: 't0', evidence: [{ kind: 'solved by weak systems' }] });
});

test('trials that differ, errors, findings, a changed evaluator and a live site are named', () => {
  const about: Partial<SuspectTask> = {
    findings: [{ severity: 'error' }, { severity: 'warning' }],
    judgingChanges: 2,
    liveHosts: ['example.org', 'example.com'],
  };
  const scores = (name: string) => ({ t0: name === 'A' ? ('error' as const) : [1, 0] });
  const [first] = suspectsOf(scores, about);
  expect(first?.evidence.map(({ kind, sentence }) => [kind, sentence])).toEqual([
    ['findings', 'The check reports 1 error and 1 warning.'],
    ['evaluator changed', '2 releases changed how it is judged.'],
    ['live site', 'It depends on a live site, example.org, and 1 more.'],
    ['trials differ', 'Trials of the same system differ in 3 of 3 runs with several trials.'],
    ['errors', '1 of 7 trials ended in an error.'],
  ]);
});

test('what is true of the file alone makes no task a suspect', () => {
  expect(suspectsOf(() => ({}), { liveHosts: ['example.org'] })).toEqual([]);
});

/** Systems of several strengths on tasks of several difficulties, ten of them broken. */
function simulate(seed: number, { systems, trials }: { systems: number; trials: number }) {
  const random = createRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const metrics = Array.from({ length: 30 }, () => normal() * 0.8);
  const tasks = Array.from({ length: 369 }, (_, index) => {
    const metric = Math.floor(random() * metrics.length);
    return { id: `t${index}`, metric, difficulty: (metrics[metric] ?? 0) + normal() };
  });
  const shuffled = tasks.map(({ id }) => ({ id, key: random() })).sort((a, b) => a.key - b.key);
  const broken = new Set(shuffled.slice(0, 5).map(({ id }) => id));
  const open = new Set(shuffled.slice(5, 10).map(({ id }) => id));
  const runs = Array.from({ length: systems }, (_, index) => {
    const strength = -2.5 + (5 * index) / (systems - 1);
    const scores = tasks.map(({ id, difficulty }) => {
      const chance = 1 / (1 + Math.exp(-(strength - difficulty)));
      const outcomes = Array.from({ length: trials }, () => Number(random() < chance));
      if (broken.has(id)) return [id, outcomes.map(() => 0)] as const;
      return [id, open.has(id) ? outcomes.map(() => 1) : outcomes] as const;
    });
    return exampleRun(`S${index}`, Object.fromEntries(scores));
  });
  const results = exampleResults(
    tasks.map(({ id }) => id),
    runs,
  );
  const suspects = findSuspects(
    results,
    tasks.map(({ id, metric }) => toTask(id, { metrics: [`m${metric}`] })),
  );
  const first = suspects.slice(0, 20).map(({ task }) => task);
  return first.filter((task) => broken.has(task) || open.has(task)).length;
}

function findMedian(setup: { systems: number; trials: number }): number {
  const found = Array.from({ length: 10 }, (_, seed) => simulate(seed + 1, setup));
  const sorted = found.sort((one, other) => one - other);
  return ((sorted[4] ?? 0) + (sorted[5] ?? 0)) / 2;
}

// Four systems with one trial each are too few: six of ten.
test.for([
  [6, 1],
  [4, 3],
])(
  'of ten planted defects, the first twenty have eight in the median seed: %d systems, %d trials',
  ([systems = 0, trials = 0]) => {
    expect(findMedian({ systems, trials })).toBeGreaterThanOrEqual(8);
  },
);
