import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { TaskEntry } from '../../catalogue/task/task-entry.ts';
import { readChecksumLine, toChecksumLine } from './checksum-line.ts';

/** In place of the digest of a task that has none. */
const noDigest = '-';

/** The digest as lists write it. */
export const digestOrNone = ({ digest = noDigest }: Pick<TaskEntry, 'digest'>): string => digest;

/**
 * A line for each task in the order of the dataset: its digest, two blanks, its file, in the form of
 * `sha256sum`. A canary comes before them, after "#".
 */
export function* writeDigests({ about, entries }: Catalogue): Generator<string> {
  if (about.canary !== undefined) yield `# ${joinLines(about.canary)}\n`;
  for (const entry of entries) {
    yield `${toChecksumLine({ digest: digestOrNone(entry), name: entry.file })}\n`;
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

const joinLines = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');
