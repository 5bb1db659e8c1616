import { createRandom } from '#results/statistics/random.ts';

/** How many systems run each task, and how often. */
export interface Setup {
  systems: number;
  trials: number;
}

/** A benchmark whose truth is known. */
export interface Simulation extends Setup {
  tasks: readonly SimulatedTask[];
  /** The tasks that nobody can pass and those that pass anyone. */
  planted: ReadonlySet<string>;
  /** Of each system, from weak to strong. */
  strengths: readonly number[];
}

interface SimulatedTask {
  id: string;
  metric: number;
  /** How difficult tasks with its metric are. */
  metricDifficulty: number;
  /** For each system, the outcome of each trial: 0 or 1. */
  outcomes: readonly (readonly number[])[];
}

/**
 * Systems of several strengths on 369 tasks of several difficulties with 30 metrics, five tasks broken so
 * that nobody can pass and five that pass anyone.
 */
export function simulateDefects(seed: number, { systems, trials }: Setup): Simulation {
  const random = createRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const metrics = Array.from({ length: 30 }, () => normal() * 0.8);
  const drawn = Array.from({ length: 369 }, (_, index) => {
    const metric = Math.floor(random() * metrics.length);
    const metricDifficulty = metrics[metric] ?? 0;
    return { id: `t${index}`, metric, metricDifficulty, difficulty: metricDifficulty + normal() };
  });
  const shuffled = drawn.map(({ id }) => ({ id, key: random() })).sort((a, b) => a.key - b.key);
  const broken = new Set(shuffled.slice(0, 5).map(({ id }) => id));
  const open = new Set(shuffled.slice(5, 10).map(({ id }) => id));
  const strengths = Array.from(
    { length: systems },
    (_, index) => -2.5 + (5 * index) / (systems - 1),
  );
  const bySystem = strengths.map((strength) =>
    drawn.map(({ id, difficulty }) => {
      const own = Array.from({ length: trials }, () =>
        Number(random() < chanceOf(strength, difficulty)),
      );
      if (broken.has(id)) return own.map(() => 0);
      return open.has(id) ? own.map(() => 1) : own;
    }),
  );
  const tasks = drawn.map(({ id, metric, metricDifficulty }, index) => ({
    ...{ id, metric, metricDifficulty },
    outcomes: bySystem.map((own) => own[index] ?? []),
  }));
  return { systems, trials, tasks, strengths, planted: new Set([...broken, ...open]) };
}

/** How likely a system solves a task. */
export const chanceOf = (strength: number, difficulty: number): number =>
  1 / (1 + Math.exp(difficulty - strength));
