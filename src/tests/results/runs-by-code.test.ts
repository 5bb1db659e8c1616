import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { compareRuns } from '#results/comparing/compare-runs.ts';
import { findMixedTasks } from '#results/code/mixed-tasks.ts';
import type { Results } from '#results/model/results.ts';
import { loadSite } from '#site/context/load-site.ts';
import { commitFiles } from '#tests/commands/commit-files.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = await createTemporaryFolder();

/** An environment in which each of these numbers is in another function. */
async function writeEnvironment({ kite = 1, moon = 1, fetched = 1 }) {
  await folder.write(
    'desk/evaluators/metrics/__init__.py',
    `from .shapes import outline

def check_kite(result):
    return outline(result) * ${kite}

def check_moon(result):
    return ${moon}
`,
  );
  await folder.write('desk/evaluators/metrics/shapes.py', 'def outline(shape):\n    return 1\n');
  await folder.write(
    'desk/evaluators/getters/__init__.py',
    `def get_shape(env, config):\n    return ${fetched}\n\n\ndef get_sky(env, config):\n    return 0\n`,
  );
}

const metricsOf = {
  kite: ['check_kite', 'sky'],
  moon: ['check_moon', 'sky'],
  shape: ['check_moon', 'shape'],
} as const;
type Id = keyof typeof metricsOf;
const ids = Object.keys(metricsOf) as Id[];

/** What each run says of itself. */
const runs = {
  'by-commit': { environment: { commit: '1.0.0' } },
  'by-date': { date: '2026-01-01' },
  'by-release': { release: '1.1.0' },
  lost: { environment: { commit: 'nowhere' } },
  'lost-on-release': { environment: { commit: 'nowhere' }, release: '1.1.0' },
  'of-today': { release: '1.2.0' },
  unstated: {},
};

let results: Results | undefined;

beforeAll(async () => {
  for (const id of ids) {
    const [func, type] = metricsOf[id];
    const evaluator = { func, result: { type } };
    await folder.write(`tasks/${id}.json`, exampleTask({ id, evaluator }));
  }
  await folder.write('tasks/dataset.json', {
    version: '1.2.0',
    releases: [
      { ref: '1.0.0', version: '1.0.0', date: '2025-01-01' },
      { ref: '1.1.0', version: '1.1.0', date: '2026-06-01' },
    ],
    results: ['results'],
  });
  await writeEnvironment({});
  await commitFiles(folder.path, '1.0.0');
  await writeEnvironment({ kite: 2 });
  await commitFiles(folder.path, '1.1.0');
  await writeEnvironment({ kite: 2, fetched: 3 });
  for (const [name, about] of Object.entries(runs)) {
    const lines = ids.map((task) => `${JSON.stringify({ task, score: 1 })}\n`).join('');
    await folder.write(`tasks/results/${name}.jsonl`, lines);
    await folder.write(`tasks/results/${name}.run.json`, about);
  }
  ({ results } = await loadSite({ tasks: join(folder.path, 'tasks') }));
});

test('each result says whether its task is judged as it was', () => {
  const same = { kite: 'same', moon: 'same', shape: 'same' };
  const unknown = { kite: 'unknown', moon: 'unknown', shape: 'unknown' };
  expect(
    Object.fromEntries(
      results?.runs.map((run) => [
        run.name,
        Object.fromEntries(ids.map((id) => [id, run.results.get(id)?.code])),
      ]) ?? [],
    ),
  ).toEqual({
    'by-commit': { ...same, kite: 'changed', shape: 'changed' },
    'by-date': { ...same, kite: 'changed', shape: 'changed' },
    'by-release': { ...same, shape: 'changed' },
    lost: unknown,
    'lost-on-release': unknown,
    'of-today': same,
    unstated: unknown,
  });
});

test.for<[string, string, number | undefined]>([
  ['by-commit', 'by-date', 0],
  ['by-commit', 'by-release', 1],
  ['by-commit', 'of-today', 2],
  ['by-release', 'lost-on-release', undefined],
  ['by-release', 'of-today', 1],
  ['by-release', 'unstated', undefined],
  ['lost', 'unstated', undefined],
])('%s and %s are compared by the code that each was made with', ([one, other, expected]) => {
  const [first, second] = [one, other].map((name) =>
    results?.runs.find((run) => run.name === name),
  );
  const comparison = first && second && compareRuns(first, second);
  expect(comparison).toMatchObject({ shared: 3, otherCode: expected });
  expect(comparison?.sameCode?.shared).toBe(expected ? 3 - expected : undefined);
});

test('over all runs, only tasks whose code nobody changed are not mixed', () => {
  expect([...findMixedTasks(results?.runs ?? [])].sort()).toEqual(['kite', 'shape']);
});
