import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import type { FixedFile, FixOutcome, SkippedFile } from './fix-files.ts';

/**
 * How many findings of each rule were fixed, and the files that were skipped.
 *
 * @param isComplete whether each fix and each skipped file is listed
 */
export function formatFixes({ fixed, skipped }: FixOutcome, isComplete = false): string {
  if (fixed.length + skipped.length === 0) return 'nothing to fix';
  const made = isComplete ? fixed.map(formatFixedFile) : [formatRules(fixed)];
  return [...made, formatSkipped(skipped, isComplete)].filter((part) => part !== '').join('\n\n');
}

/** "fixed 19 findings in 12 files", then a line for each rule; empty where nothing was fixed. */
function formatRules(files: readonly FixedFile[]): string {
  const fixes = files.flatMap(({ name, fixes: made }) => made.map((fix) => ({ name, ...fix })));
  if (fixes.length === 0) return '';
  const byRule = Map.groupBy(fixes, ({ finding: { code, rule } }) => `${code} ${rule}`);
  const lines = Array.from(byRule, ([rule, made]) => {
    const names = new Set(made.map(({ name }) => name));
    return `  ${rule}: ${made.length} in ${count(names.size, 'file')}`;
  });
  return [
    `fixed ${count(fixes.length, 'finding')} in ${count(files.length, 'file')}`,
    ...lines.sort(),
  ].join('\n');
}

const formatFixedFile = ({ name, fixes }: FixedFile): string =>
  [
    `fixed ${toVisibleText(name)}`,
    ...fixes.map(
      ({ finding: { line, column, code }, description }) =>
        `  ${line}:${column}  ${code}  ${description}`,
    ),
  ].join('\n');

const listedFiles = 5;

/**
 * A line for each file that was skipped, and one for all with the same reason after the first few;
 * empty when there is none.
 */
function formatSkipped(files: readonly SkippedFile[], isComplete: boolean): string {
  const byReason = Map.groupBy(files, ({ reason }) => reason);
  return [...byReason]
    .flatMap(([reason, skipped]) => {
      const listed = isComplete ? skipped : skipped.slice(0, listedFiles);
      const more = skipped.length - listed.length;
      return [
        ...listed.map(({ name }) => `skipped ${toVisibleText(name)}: ${reason}`),
        ...(more > 0
          ? [`skipped ${count(more, 'more file')} for the same reason; list them with --all`]
          : []),
      ];
    })
    .join('\n');
}
