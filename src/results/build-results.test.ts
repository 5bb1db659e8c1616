import { expect, test } from 'vitest';
import { computeRates } from './rates/compute-rates.ts';
import { buildResults } from './build-results.ts';
import { exampleResults, exampleRun } from './example-results.ts';
import { assignResults } from './joining/assign-results.ts';
import { standardCounting, strictCounting } from './model/rates.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const scores = { a: 1, b: 0.25, c: 0, d: 'error', e: [1, 0, 1] } as const;

test('each task has one status in each run, also where it was not run', () => {
  const { byTask, runs } = exampleResults(ids, [
    exampleRun('Robin', scores),
    exampleRun('Wren', {}),
  ]);
  expect(ids.map((id) => byTask.get(id)?.map(({ status }) => status))).toEqual([
    ['solved', 'not run'],
    ['partly', 'not run'],
    ['failed', 'not run'],
    ['error', 'not run'],
    ['partly', 'not run'],
    ['not run', 'not run'],
  ]);
  expect(runs[0]?.counts).toEqual({
    ...{ solved: 1, partly: 2, failed: 1, error: 1 },
    ...{ 'not run': 1, 'older version': 0 },
  });
});

test('not run is not failed, and errors are counted separately', () => {
  const [run] = exampleResults(ids, [exampleRun('Robin', scores)]).runs;
  expect(run?.rates).toMatchObject({ ofSet: 6, run: 4, notRun: 1, errors: 1, older: 0 });
  expect(run?.rates.solved).toBeCloseTo(1 + 2 / 3, 12);
  expect(run?.rates.rate).toBeCloseTo((1 + 2 / 3) / 4, 12);
  expect(run?.rates.mean).toBeCloseTo((1 + 0.25 + 0 + 2 / 3) / 4, 12);
  expect(run?.rates.runner).toEqual({ mean: (1 + 0.25 + 0 + 1 + 0 + 1) / 6, results: 6 });
});

test('shares of trials add up to whole tasks', () => {
  const trials = Object.fromEntries(Array.from(ids, (id) => [id, [1, 0, 0]]));
  expect(exampleResults(ids, [exampleRun('Robin', trials)]).runs[0]?.rates.solved).toBe(2);
});

test('the missing, and errors, count as failed when that is asked for', () => {
  const [run] = exampleResults(ids, [exampleRun('Robin', scores)]).runs;
  const results = [...(run?.results.values() ?? [])];
  const missing = computeRates(results, { ...standardCounting, countsMissing: true });
  expect([missing.run, missing.ofSet]).toEqual([5, 6]);
  const all = { ...standardCounting, countsMissing: true, countsErrors: true };
  const counted = computeRates(results, all);
  expect([counted.run, counted.rate]).toEqual([6, (1 + 2 / 3) / 6]);
});

test('the threshold decides what a success is, and leaves the mean alone', () => {
  const run = exampleRun('Robin', scores);
  const rates = (threshold: number) => exampleResults(ids, [run], { threshold }).runs[0]?.rates;
  expect(rates(0.25)?.solved).toBeCloseTo(2 + 2 / 3, 12);
  expect(rates(0.25)?.mean).toBe(rates(1)?.mean);
});

test('several trials give pass@k and pass^k over the tasks with enough of them', () => {
  const run = exampleRun('Robin', { a: [1, 1, 1], b: [1, 0, 0], c: [0, 0, 0], d: [1, 0] });
  expect(exampleResults(ids, [run]).runs[0]?.rates.repeated).toEqual({
    ...{ k: 3, tasks: 3, atLeastOne: 2 / 3 },
    all: expect.closeTo(1 / 3, 12) as number,
  });
  const [own] = exampleResults(ids, [run]).runs;
  expect(computeRates(own?.results.values() ?? [], strictCounting).repeated).toEqual({
    ...{ k: 3, tasks: 5, atLeastOne: 2 / 5, all: expect.closeTo(1 / 5, 12) as number },
  });
  const single = exampleRun('Robin', { a: 1, b: 0 });
  expect(exampleResults(ids, [single]).runs[0]?.rates.repeated).toBeUndefined();
});

test('a result for an unknown task is counted nowhere', () => {
  const results = exampleResults(ids, [exampleRun('Robin', { a: 1, z: 1 })]);
  expect(results.runs[0]).toMatchObject({ unknownTasks: 1, rates: { run: 1 } });
});

test('of two tasks that share an id, the folder names one', () => {
  const tasks = ['os/a', 'web/a'].map((path) => ({ id: 'a', path, file: `${path}.json` }));
  const run = exampleRun('Robin', { 'web/a': 1, a: 1 });
  const results = exampleResults([], [run], { tasks });
  expect([...results.byTask].map(([path, [own]]) => [path, own?.status])).toEqual([
    ['os/a', 'not run'],
    ['web/a', 'solved'],
  ]);
});

test('runs of one name have addresses of their own', () => {
  const [one, other] = ['x', 'y'].map((id) => exampleRun('Robin 5', { a: 1 }, { id }));
  const { runs, systems } = exampleResults(ids, one && other ? [one, other] : []);
  expect(runs.map(({ name }) => name)).toEqual(['Robin 5 (x)', 'Robin 5 (y)']);
  expect(new Set(runs.map(({ segment }) => segment)).size).toBe(2);
  expect(systems.map(({ name, runs: own }) => [name, own.length])).toEqual([['Robin 5', 2]]);
});

test('a run is called like its system, unless the system has several', () => {
  const nameAll = (...systems: readonly string[]) => {
    const runs = systems.map((system, index) => exampleRun(`run-${index}`, { a: 1 }, { system }));
    return exampleResults(['a'], runs).runs.map(({ label }) => label);
  };
  expect(nameAll('Alder', 'Birch')).toEqual(['Alder', 'Birch']);
  expect(nameAll('Alder', 'Alder')).toEqual(['run-0', 'run-1']);
});

test('results on a task that cannot be scored are counted nowhere, and the notes say how many', () => {
  const tasks = ['a', 'b'].map((id) => ({ id, path: id, file: `${id}.json` }));
  const runs = [exampleRun('Robin', { a: 1, b: [0, 0] })];
  const assigned = assignResults({ runs, findings: [] }, tasks);
  const results = buildResults({ assigned, tasks: tasks.slice(0, 1) });
  expect(results?.runs[0]?.rates).toMatchObject({ ofSet: 1, run: 1, rate: 1 });
  expect(results?.runs[0]).toMatchObject({ unknownTasks: 0, unscoredTasks: 2 });
  expect(results?.notes.at(-1)).toBe(
    'Results on tasks that cannot be scored, since their evaluator names no metric, are counted nowhere: 2.',
  );
});
