import { toVisibleText } from '../../text/safe/visible-text.ts';
import type { FixedFile, FixOutcome, SkippedFile } from './fix-files.ts';

/** The fixes that were made, by file, and the files that were skipped. */
export function formatFixes({ fixed, skipped }: FixOutcome): string {
  if (fixed.length + skipped.length === 0) return 'nothing to fix';
  return [...fixed.map(formatFixedFile), formatSkipped(skipped)]
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

/** One line for each file that was skipped; empty when there is none. */
export const formatSkipped = (files: readonly SkippedFile[]): string =>
  files.map(({ name, reason }) => `skipped ${toVisibleText(name)}: ${reason}`).join('\n');
