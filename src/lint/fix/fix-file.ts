import { applyFixes, type AppliedFix } from './apply-fixes.ts';
import type { Finding } from '../model/finding.ts';
import { parseFile, type ParsedFile } from '../parse/parse-file.ts';

/** One fix may allow another; real files need far fewer rounds. */
const mostRounds = 10;

/** A file on the disk, with the findings of its dataset's check. */
export interface CheckedFile {
  /** Relative to the tasks folder, with forward slashes. */
  file: string;
  bytes: Uint8Array;
  findings: readonly Finding[];
}

/** A file after all fixes. */
export interface FixedBytes {
  bytes: Uint8Array;
  /** In the order in which they were made; empty when the file is unchanged. */
  fixes: readonly AppliedFix[];
}

/**
 * Fixes a file until no finding has a fix. The first round uses the given findings, which may be
 * about the dataset as a whole; each further round checks only the file. A file that is not UTF-8
 * stays as it is.
 *
 * @param check returns all findings of a file by itself, those of its parser included
 */
export function fixFile(
  { file, bytes, findings }: CheckedFile,
  check: (parsed: ParsedFile) => readonly Finding[],
): FixedBytes {
  const original = decode(bytes);
  if (original === undefined) return { bytes, fixes: [] };

  const fixes: AppliedFix[] = [];
  let text = original;
  let due = findings;
  for (let round = 0; round < mostRounds; round++) {
    const fixed = applyFixes(text, due);
    if (fixed.fixes.length === 0) break;
    ({ text } = fixed);
    fixes.push(...fixed.fixes);
    due = check(parseFile(file, new TextEncoder().encode(text)));
  }
  return { bytes: new TextEncoder().encode(text), fixes };
}

/** The text with its byte order mark; undefined when the bytes are not UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
