import { countListed } from '#lint/report/causes.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import type { FixedFile, FixOutcome, SkippedFile } from './fix-files.ts';

/** The fixes that were made, by file, and the files that were skipped. */
export function formatFixes({ fixed, skipped }: FixOutcome, isFolded = true): string {
  if (fixed.length + skipped.length === 0) return 'nothing to fix';
  return [...fixed.map(formatFixedFile), formatSkipped(skipped, isFolded)]
    .filter((part) => part !== '')
    .join('\n\n');
}

const formatFixedFile = ({ name, fixes }: FixedFile): string =>
  [
    `fixed ${toVisibleText(name)}`,
    ...fixes.map(
      ({ finding: { line, column, code }, description }) =>
        `  ${line}:${column}  ${code}  ${description}`,
    ),
  ].join('\n');

/**
 * A line for each file that was skipped, and one for all with the same reason after the first few;
 * empty when there is none.
 */
function formatSkipped(files: readonly SkippedFile[], isFolded = true): string {
  const byReason = Map.groupBy(files, ({ reason }) => reason);
  return [...byReason]
    .flatMap(([reason, own]) => {
      const listed = isFolded ? own.slice(0, countListed(own.length)) : own;
      const folded = own.length - listed.length;
      return [
        ...listed.map(({ name }) => `skipped ${toVisibleText(name)}: ${reason}`),
        ...(folded > 0
          ? [`skipped ${count(folded, 'more file')} for the same reason; list them with --no-fold`]
          : []),
      ];
    })
    .join('\n');
}
