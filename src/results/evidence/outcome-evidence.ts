import { count as countOf } from '#text/figures/plural.ts';
import { sum } from '#text/figures/sum.ts';
import type { Evidence } from '../model/evidence.ts';
import { correlate } from '../statistics/correlation.ts';
import { formatWholePercent } from '../views/format-rate.ts';
import type { Expectation } from './expected-shares.ts';
import type { SystemShares } from './system-shares.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** What systems made of a task, and what was expected of them. */
interface Outcome {
  observed: readonly (number | undefined)[];
  expected: Expectation;
  shares: SystemShares;
}

/** The fewest systems whose agreement says anything. */
const fewest = 2;
const weightOfCorrelation = 1.5;
/** A weight that an ordinary task may reach by chance is not evidence. */
const negligible = 0.5;

/** Evidence from who solves a task and who does not. */
export function describeOutcome(outcome: Outcome): Evidence[] {
  const ran = outcome.observed.flatMap((share, index) =>
    share === undefined ? [] : [{ share, expected: outcome.expected.shares[index] ?? 0.5 }],
  );
  if (ran.length < fewest) return [];
  const surprise = -sum(
    ran.map(({ share, expected }) => Math.log10(share > 0 ? expected : 1 - expected)),
  );
  const pieces: Evidence[] = [];
  const mean = sum(ran.map(({ expected }) => expected)) / ran.length;
  if (ran.every(({ share }) => share === 0)) {
    const sentence = describeNever(ran.length, outcome.expected, mean);
    if (surprise >= negligible) pieces.push({ kind: 'never solved', weight: surprise, sentence });
  } else if (ran.every(({ share }) => share === 1) && surprise >= negligible) {
    const sentence = `Solved by ${ran.length === 2 ? 'both' : `all ${ran.length}`} systems in every trial; judging by other tasks with the same metrics, the expected rate is ${formatWholePercent(mean)}.`;
    pieces.push({ kind: 'solved by all', weight: surprise, sentence });
  }
  return [...pieces, ...describeCorrelation(outcome)];
}

function describeNever(systems: number, expected: Expectation, mean: number): string {
  const { siblings, siblingsSolved } = expected;
  const others =
    siblings === 0
      ? 'no other task has the same metrics'
      : `${formatCount(siblingsSolved)} of ${countOf(siblings, 'other task')} with the same metrics ${siblingsSolved === 1 ? 'was' : 'were'} solved`;
  return `Solved by none of ${systems} systems; ${others}, and the expected rate is ${formatWholePercent(mean)}.`;
}

/** Whether weak systems solve a task and strong ones do not. */
function describeCorrelation({ observed, shares: { means, counts } }: Outcome): Evidence[] {
  const pairs = observed.flatMap((share, index) => {
    const mean = means[index] ?? 0;
    const count = counts[index] ?? 0;
    // The task itself is not a part of the rest.
    return share === undefined || count < 2
      ? []
      : [{ share, rest: (mean * count - share) / (count - 1) }];
  });
  const found = correlate(
    pairs.map(({ share }) => share),
    pairs.map(({ rest }) => rest),
  );
  if (!found || found.r > -0.3) return [];
  const { r, interval } = found;
  const isCertain = !interval || interval.high < 0;
  const range =
    interval && ` (95% interval ${interval.low.toFixed(2)} to ${interval.high.toFixed(2)})`;
  return [
    {
      kind: 'solved by weak systems',
      weight: -r * weightOfCorrelation * (isCertain ? 2 : 0.5),
      sentence: `Weak systems solve it rather than strong ones: the correlation with their score on the other tasks is ${r.toFixed(2)}${range ?? ''}.`,
    },
  ];
}
