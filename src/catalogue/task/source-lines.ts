import { cutText } from '#text/cut-text.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { TaskSource } from '#lint/parse/parse-file.ts';
import { memoize } from '#text/memoize.ts';

/** A page with more text than this is slow to open; the file itself is one link away. */
const shownLength = 200_000;
const shownLines = 5000;

/** The part of a task file that its page shows. */
export function toShownSource(text: string): { text: string; isWhole: boolean } {
  const whole = text.trimEnd();
  const shown = cutText(whole, shownLength).split('\n').slice(0, shownLines).join('\n');
  return { text: shown, isWhole: shown === whole };
}

/**
 * Finds the line of a task's page that a finding is about; undefined where the page does not show it. A
 * file without its answers is formatted again, and has other lines.
 */
export function createLineFinder(
  entries: readonly TaskSource[],
  isWrittenAnew: boolean,
): (finding: Pick<Finding, 'file' | 'line'>) => number | undefined {
  const entryOf = new Map(entries.map((entry) => [entry.file, entry]));
  const countLines = memoize((file: string) => {
    const text = entryOf.get(file)?.text;
    return text === undefined ? 0 : toShownSource(text).text.split('\n').length;
  });
  return ({ file, line }) => {
    // A task in a file with several begins further down there.
    const shown = line - (entryOf.get(file)?.start?.line ?? 1) + 1;
    return !isWrittenAnew && shown <= countLines(file) ? shown : undefined;
  };
}
