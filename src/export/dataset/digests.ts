import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { toOneLine } from '#text/safe/one-line.ts';
import { readChecksumLine, toChecksumLine } from './checksum-line.ts';

/** In place of the digest of a task that has none. */
const noDigest = '-';

/** The digest as lists write it. */
export const digestOrNone = ({ digest = noDigest }: Pick<TaskEntry, 'digest'>): string => digest;

/**
 * A line for each task: its digest, two blanks, its file, in the form of `sha256sum`. A canary comes
 * before them, after "#".
 */
export function* writeDigests(
  tasks: Iterable<Pick<TaskEntry, 'file' | 'digest'>>,
  canary: string | undefined,
): Generator<string> {
  if (canary !== undefined) yield `# ${toOneLine(canary)}\n`;
  for (const task of tasks) {
    yield `${toChecksumLine({ digest: digestOrNone(task), name: task.file })}\n`;
  }
}

/** What a line says. */
export interface DigestLine {
  digest: string;
  file: string;
}

/** By row. */
export function readDigests(text: string): DigestLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const { digest = noDigest, name = '' } = readChecksumLine(line) ?? {};
      return { digest, file: name };
    });
}
