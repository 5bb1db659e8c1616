import { changeClasses } from '#format/change-class.ts';
import { count } from '#text/figures/plural.ts';
import { suggestStep, suggestVersion } from '../releases/next-version.ts';
import { nameList } from './name-list.ts';
import { describeUnseen } from './describe-code.ts';
import type { DiffReport } from './diff-report.ts';
import { countListed, describeBoth, listCounted } from './listed-tasks.ts';
import { type DiffSummary, summarizeDiff } from './summarize-diff.ts';
import type { ReleaseDiff } from '../model/release.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** How many tasks differ, and for how many results can be compared, a sentence each. */
export function describeCounts(diff: ReleaseDiff): string[] {
  const summary = summarizeDiff(diff);
  const { byClass } = summary;
  const listed = countListed(diff);
  const classes = changeClasses
    .filter((one) => byClass[one] > 0)
    .map((one) => `${formatCount(byClass[one])} ${one}`)
    .join(', ');
  const counts = listCounted(listed)
    .map((list) => `${formatCount(listed[list])} ${nameList(list)}`)
    .join(', ');
  return [
    `${counts}.`,
    ...[describeBoth(listed) ?? []].flat(),
    ...(classes === '' ? [] : [`Changes by class: ${classes}.`]),
    describeShared(summary),
  ];
}

/** For how many of the tasks that both have results can be compared. */
export function describeShared({ comparable }: DiffSummary): string {
  const { yes, likely, unknown, no, unscored } = comparable;
  const shared = yes + likely + unknown + no + unscored;
  if (shared === 0) return 'No task is in both, so no results can be compared.';
  const parts = [
    `on ${formatCount(yes)} of the ${count(shared, 'task')} that both have`,
    ...(likely > 0 ? [`likely on ${formatCount(likely)} more`] : []),
    ...(no > 0 ? [`not on ${formatCount(no)}`] : []),
  ];
  const others = [
    ...(unknown > 0 ? [`for ${formatCount(unknown)}, that cannot be told`] : []),
    ...(unscored > 0 ? [`${formatCount(unscored)} cannot be scored in either`] : []),
  ];
  return `Results can be compared ${[joinClauses(parts), ...others].join('; ')}.`;
}

/** Clauses with commas, "and" before the last one. */
function joinClauses(clauses: readonly string[]): string {
  const last = clauses.at(-1) ?? '';
  return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')}, and ${last}`;
}

/** Which version should come next. */
export function describeNextVersion({ diff, version, before, after }: DiffReport): string {
  const step = suggestStep(diff);
  const unseen = describeUnseen(diff.code, [before.name, after.name]);
  if (step === undefined) {
    if (unseen !== undefined) return `Whether a new version is needed cannot be told: ${unseen}.`;
    return diff.unreadable.length > 0
      ? 'Correct the files that can no longer be read before the next version.'
      : 'Nothing has changed that needs a new version.';
  }
  const next = suggestVersion(version, step);
  const name = next === undefined ? '' : `: ${next}`;
  const sentence = `The next version should be a ${step} one${name}.`;
  if (unseen === undefined || step === 'major') return sentence;
  return `${sentence} It may have to be a major one: ${unseen}.`;
}
