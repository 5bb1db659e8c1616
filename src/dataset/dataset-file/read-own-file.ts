import { basename, dirname } from 'node:path';
import { decodeText, decodeWide } from '#lint/parse/decode-text.ts';
import { readRaw } from '../files/read-files.ts';
import { UsageError } from '../usage-error.ts';

/**
 * The text of `dataset.json` or a suite, without a byte order mark.
 *
 * @throws UsageError when it cannot be read, is not a regular file or is too large.
 */
export function readOwnFile(path: string): string {
  const raw = readRaw(dirname(path), basename(path));
  if (raw.kind === 'text') return raw.text;
  if (raw.kind === 'bytes') {
    const wide = decodeWide(raw.bytes);
    if (!wide) return decodeText(raw.bytes);
    throw new UsageError(`${path} is encoded as ${wide.encoding}`, 'Save it as UTF-8.');
  }
  const { refusal } = raw;
  if ('tooLarge' in refusal) {
    const { megabytes, limit } = refusal.tooLarge;
    throw new UsageError(
      `${path} has ${megabytes} MB; at most ${limit} MB are allowed`,
      'Make the file smaller.',
    );
  }
  throw new UsageError(
    `${path} cannot be read: ${refusal.unreadable.reason}`,
    'It must be a regular file that you may read.',
  );
}
