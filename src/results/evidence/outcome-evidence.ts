import { count as countOf } from '#text/figures/plural.ts';
import { sum } from '#text/figures/sum.ts';
import type { Evidence, EvidenceKind } from '../model/evidence.ts';
import { formatWholePercent } from '../views/format-rate.ts';
import type { Expectation } from './expected-shares.ts';
import { judgeImprobability } from './strength.ts';
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
  if (surprise < negligible) return [];
  const ofKind = (kind: EvidenceKind, sentence: string): Evidence[] => [
    {
      kind,
      weight: surprise,
      strength: judgeImprobability(surprise),
      sentence: `${sentence} ${describeChance(surprise)}`,
    },
  ];
  const mean = sum(ran.map(({ expected }) => expected)) / ran.length;
  if (ran.every(({ share }) => share === 0)) {
    return ofKind('never solved', describeNever(ran.length, outcome.expected, mean));
  }
  if (ran.some(({ share }) => share < 1)) return [];
  return ofKind(
    'solved by all',
    `Solved by ${ran.length === 2 ? 'both' : `all ${ran.length}`} systems in every trial; judging by other tasks with the same metrics, the expected rate is ${formatWholePercent(mean)}.`,
  );
}

/** How many tasks that are as hard as expected end like this, by the power of ten. */
function describeChance(power: number): string {
  const chance =
    power > 4 ? 'Fewer than 1 in 10,000' : `1 in ${formatCount(Math.round(10 ** power))}`;
  return `${chance} such tasks would end like this.`;
}

function describeNever(systems: number, expected: Expectation, mean: number): string {
  const { siblings, siblingsSolved } = expected;
  const others =
    siblings === 0
      ? 'no other task has the same metrics'
      : `${formatCount(siblingsSolved)} of ${countOf(siblings, 'other task')} with the same metrics ${siblingsSolved === 1 ? 'was' : 'were'} solved`;
  return `Solved by none of ${systems} systems; ${others}, and the expected rate is ${formatWholePercent(mean)}.`;
}
