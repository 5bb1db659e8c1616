import { count } from '#text/figures/plural.ts';
import type { Evidence } from '../model/evidence.ts';
import type { TaskResult } from '../model/results.ts';
import { judgeCount } from './strength.ts';
import { formatCount } from '#text/figures/format-count.ts';

const weights = { differ: 0.4, errors: 1 };

/** Evidence from trials: that they differ, and that they end in errors. */
export function describeTrials(results: readonly TaskResult[]): Evidence[] {
  const run = results.filter(
    ({ trials, status }) => trials.length > 0 && status !== 'older version',
  );
  const repeated = run.filter(({ scored }) => scored > 1);
  const flipping = repeated.filter(({ successes, scored }) => successes > 0 && successes < scored);
  const trials = run.flatMap((result) => result.trials);
  const errors = trials.filter(({ score }) => score === undefined).length;
  const evidence: Evidence[] = [
    {
      kind: 'trials differ',
      strength: judgeCount(flipping.length, repeated.length),
      weight: (weights.differ * flipping.length) / repeated.length,
      sentence: `Trials of the same system differ in ${formatCount(flipping.length)} of ${count(repeated.length, 'run')} with several trials.`,
    },
    {
      kind: 'errors',
      strength: judgeCount(errors, trials.length),
      weight: (weights.errors * errors) / trials.length,
      sentence: `${formatCount(errors)} of ${count(trials.length, 'trial')} ended in an error.`,
    },
  ];
  return evidence.filter(({ weight }) => weight > 0);
}
