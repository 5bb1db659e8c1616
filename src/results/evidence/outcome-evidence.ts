import { count as countOf } from '#text/figures/plural.ts';
import { sum } from '#text/figures/sum.ts';
import type { Evidence } from '../model/evidence.ts';
import { formatWholePercent } from '../views/format-rate.ts';
import type { Expectation } from './expected-shares.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** What systems made of a task, and what was expected of them. */
interface Outcome {
  observed: readonly (number | undefined)[];
  expected: Expectation;
}

/** The fewest systems whose agreement says anything. */
const fewest = 2;
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
  return pieces;
}

function describeNever(systems: number, expected: Expectation, mean: number): string {
  const { siblings, siblingsSolved } = expected;
  const others =
    siblings === 0
      ? 'no other task has the same metrics'
      : `${formatCount(siblingsSolved)} of ${countOf(siblings, 'other task')} with the same metrics ${siblingsSolved === 1 ? 'was' : 'were'} solved`;
  return `Solved by none of ${systems} systems; ${others}, and the expected rate is ${formatWholePercent(mean)}.`;
}
