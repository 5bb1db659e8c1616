import { chanceOf, type Simulation } from './simulate-defects.ts';

/**
 * The tasks in the order of how likely each is one of those planted, after Bayes, with the true strength of
 * each system, the true difficulty of each metric and the number of planted tasks of each kind. No other
 * order that sees results alone has more of them among its first on average.
 */
export function rankByTruth(simulation: Simulation): string[] {
  return [0, 1]
    .flatMap((outcome) => judgeUniform(simulation, outcome))
    .sort((one, other) => other.likelihood - one.likelihood)
    .map(({ id }) => id);
}

/** How likely each task with one outcome in every trial was planted; any other task is sound. */
function judgeUniform({ tasks, strengths, planted }: Simulation, outcome: number) {
  const uniform = tasks.filter(({ outcomes }) => outcomes.flat().every((own) => own === outcome));
  const odds = uniform.map((task) => 1 / likelihoodOf(task, strengths, outcome));
  const count = planted.size / 2;
  const all = sumProducts(odds, count);
  return uniform.map(({ id }, index) => {
    const own = odds[index] ?? 0;
    const likelihood = (own * sumProducts(odds.toSpliced(index, 1), count - 1)) / all;
    return { id, likelihood };
  });
}

/** How likely a sound task with the same metric has this outcome in every trial. */
function likelihoodOf(
  { outcomes, metricDifficulty }: Simulation['tasks'][number],
  strengths: readonly number[],
  outcome: number,
): number {
  let likelihood = 0;
  let total = 0;
  for (let deviation = -4; deviation <= 4; deviation += 0.1) {
    const density = Math.exp(-(deviation ** 2) / 2);
    const product = outcomes.reduce((before, trials, system) => {
      const chance = chanceOf(strengths[system] ?? 0, metricDifficulty + deviation);
      return before * (outcome === 1 ? chance : 1 - chance) ** trials.length;
    }, 1);
    likelihood += density * product;
    total += density;
  }
  return likelihood / total;
}

/** The sum, over every choice of so many numbers, of their product. */
function sumProducts(numbers: readonly number[], chosen: number): number {
  const sums = [1, ...Array.from({ length: chosen }, () => 0)];
  for (const number of numbers) {
    for (let size = chosen; size > 0; size--) {
      sums[size] = (sums[size] ?? 0) + (sums[size - 1] ?? 0) * number;
    }
  }
  return sums[chosen] ?? 0;
}
