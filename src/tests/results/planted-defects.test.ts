import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#dataset/project-root.ts';
import { findSuspects } from '#results/evidence/find-suspects.ts';
import { exampleResults, exampleRun } from '#results/example-results.ts';
import { rankByTruth } from './rank-by-truth.ts';
import { type Setup, type Simulation, simulateDefects } from './simulate-defects.ts';

const guide = readFileSync(join(projectRoot, 'src/content/docs/guides/results.md'), 'utf8');
const rows = [...guide.matchAll(/^\| (\d) +\| (\d) +\| (\d+) +\|$/gm)].map((row) =>
  row.map(Number),
);

test('the guide says how many of ten planted defects are among the first twenty', () => {
  const stated = rows.map(([, systems = 0, trials = 0, found]) => [systems, trials, found]);
  expect(stated).toHaveLength(5);
  expect(stated).toEqual(
    stated.map(([systems = 0, trials = 0]) => [
      ...[systems, trials, findMedian({ systems, trials }, rankByProduct)],
    ]),
  );
});

test('the guide says how many the best possible order finds with four systems and one trial', () => {
  const stated = /finds only (\d\.\d) of ten[^.]*this list finds (\d\.\d)/
    .exec(guide)
    ?.slice(1)
    .map(Number);
  const setup = { systems: 4, trials: 1 };
  const means = [rankByTruth, rankByProduct].map((rank) => {
    const found = listFound({ ...setup, seeds: 100 }, rank);
    return found.reduce((sum, number) => sum + number, 0) / found.length;
  });
  expect(stated).toEqual(means.map((mean) => Number(mean.toFixed(1))));
});

type Rank = (simulation: Simulation) => readonly string[];

const listFound = ({ seeds, ...setup }: Setup & { seeds: number }, rank: Rank): number[] =>
  Array.from({ length: seeds }, (_, seed) => {
    const simulation = simulateDefects(seed + 1, setup);
    const first = rank(simulation).slice(0, 20);
    return first.filter((task) => simulation.planted.has(task)).length;
  }).sort((one, other) => one - other);

function findMedian(setup: Setup, rank: Rank): number {
  const found = listFound({ ...setup, seeds: 10 }, rank);
  return ((found[4] ?? 0) + (found[5] ?? 0)) / 2;
}

function rankByProduct({ tasks, strengths }: Simulation): string[] {
  const runs = strengths.map((_, system) =>
    exampleRun(
      `S${system}`,
      Object.fromEntries(tasks.map(({ id, outcomes }) => [id, [...(outcomes[system] ?? [])]])),
    ),
  );
  const results = exampleResults(
    tasks.map(({ id }) => id),
    runs,
  );
  const suspects = findSuspects(
    results,
    tasks.map(({ id, metric }) => ({
      ...{ path: id, metrics: [`m${metric}`], findings: [], judgingChanges: 0, liveHosts: [] },
    })),
  );
  return suspects.map(({ task }) => task);
}
