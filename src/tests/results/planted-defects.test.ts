import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../dataset/project-root.ts';
import { findSuspects } from '../../results/evidence/find-suspects.ts';
import { exampleResults, exampleRun } from '../../results/example-results.ts';
import { chanceOf, type Setup, type Simulation, simulateDefects } from './simulate-defects.ts';

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

test('with four systems and one trial, no ranking has eight, not even one that knows the truth', () => {
  expect(findMedian({ systems: 4, trials: 1 }, rankByTruth)).toBe(6.5);
});

type Rank = (simulation: Simulation) => readonly string[];

const listFound = (setup: Setup, rank: Rank): number[] =>
  Array.from({ length: 10 }, (_, seed) => {
    const simulation = simulateDefects(seed + 1, setup);
    const first = rank(simulation).slice(0, 20);
    return first.filter((task) => simulation.planted.has(task)).length;
  }).sort((one, other) => one - other);

function findMedian(setup: Setup, rank: Rank): number {
  const found = listFound(setup, rank);
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

/**
 * By how unlikely all failures or all successes are for a sound task, with the true strengths of all systems
 * and the true difficulty of the metric, of which a ranking can only see results.
 */
function rankByTruth({ tasks, strengths }: Simulation): string[] {
  const ranked = tasks.flatMap(({ id, outcomes, metricDifficulty }) => {
    const [first] = outcomes.flat();
    if (outcomes.flat().some((outcome) => outcome !== first)) return [];
    let likelihood = 0;
    for (let deviation = -4; deviation <= 4; deviation += 0.1) {
      const chances = outcomes.flatMap((own, system) => {
        const chance = chanceOf(strengths[system] ?? 0, metricDifficulty + deviation);
        return own.map((outcome) => (outcome === 1 ? chance : 1 - chance));
      });
      const density = Math.exp(-(deviation ** 2) / 2);
      likelihood += density * chances.reduce((product, chance) => product * chance, 1);
    }
    return [{ id, likelihood }];
  });
  return ranked.sort((one, other) => one.likelihood - other.likelihood).map(({ id }) => id);
}
