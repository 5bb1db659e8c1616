import { createRandom } from '#results/statistics/random.ts';

/** A task that systems are invented results for. */
export interface InventedTask {
  id: string;
  /** The folder of its file. */
  folder: string;
}

/** A system that does not exist. */
export interface InventedSystem {
  name: string;
  /** From 0 to 1: about the share of tasks that it solves. */
  strength: number;
  /** The share of tasks that it was run on. */
  coverage: number;
}

/** What a system made of a task. */
export interface InventedResult {
  task: InventedTask;
  score: number | undefined;
  steps: number;
  seconds: number;
  error: string | undefined;
}

/** Invents results, the same for the same seed: most are 0 or 1, some are partial, a few are errors. */
export function inventResults(
  { name, strength, coverage }: InventedSystem,
  tasks: readonly InventedTask[],
  seed: number,
): InventedResult[] {
  const difficulty = createRandom(seed);
  const random = createRandom(
    seed + name.split('').reduce((sum, one) => sum + one.charCodeAt(0), 0),
  );
  return tasks.flatMap((task): InventedResult[] => {
    const hardness = difficulty();
    const [isRun, outcome, share, effort] = [random(), random(), random(), random()];
    if (isRun >= coverage) return [];
    const steps = 3 + Math.floor(effort * 12 + hardness * 15);
    const common = { task, steps, seconds: Math.round(steps * (6 + 4 * share)) };
    if (outcome > 0.98)
      return [{ ...common, score: undefined, error: 'the machine did not start' }];
    const chance = Math.min(0.97, Math.max(0.03, strength * 2 * (1 - hardness)));
    if (outcome < chance) return [{ ...common, score: 1, error: undefined }];
    const isPartial = share > 0.85;
    const score = isPartial ? Math.round(effort * 9000 + 500) / 10_000 : 0;
    return [{ ...common, score, error: undefined }];
  });
}
