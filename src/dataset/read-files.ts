import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inBatches } from './in-batches.ts';
import type { Progress } from './progress.ts';
import { describeSystemError } from './system-error.ts';
import type { Finding } from '../lint/finding.ts';
import { parseFile, type ParsedFile } from '../lint/parse-file.ts';
import type { RuleCard } from '../lint/rule.ts';
import { toFinding } from '../lint/to-finding.ts';
import { tooLarge, unreadable } from '../lint/rules/file-cards.ts';

const megabyte = 1_000_000;
const megabyteLimit = 16;

/** What happens while files are read. */
export interface ReadingOptions {
  /** What else is found in a file, asked while it is at hand, which is faster. Default: nothing. */
  check?: (parsed: ParsedFile) => readonly Finding[];
  progress?: Progress | undefined;
}

/**
 * Reads, parses and checks files, many at once; the results come in the order of the files. One
 * that cannot be read becomes a finding.
 */
export function readFiles(
  root: string,
  files: readonly string[],
  { check, progress }: ReadingOptions = {},
): Promise<ParsedFile[]> {
  return inBatches(
    files,
    async (file) => {
      const parsed = await readOne(root, file);
      return check ? { ...parsed, findings: [...parsed.findings, ...check(parsed)] } : parsed;
    },
    (done) => progress?.('checking', done, files.length),
  );
}

/** A link that leads nowhere, as a file that cannot be read. */
export function reportBrokenLink(file: string): ParsedFile {
  return refuse(file, unreadable, { reason: 'the link leads nowhere or to itself' });
}

async function readOne(root: string, file: string): Promise<ParsedFile> {
  const path = join(root, file);
  try {
    const found = await stat(path);
    if (!found.isFile()) return refuse(file, unreadable, { reason: 'it is no ordinary file' });
    const { size } = found;
    if (size > megabyteLimit * megabyte) {
      const megabytes = Math.ceil(size / megabyte);
      return refuse(file, tooLarge, { megabytes, limit: megabyteLimit });
    }
    return parseFile(file, await readFile(path));
  } catch (error) {
    return refuse(file, unreadable, { reason: describeSystemError(error) });
  }
}

function refuse<Facts extends object>(
  file: string,
  card: RuleCard<Facts>,
  facts: Facts,
): ParsedFile {
  const place = { file, at: [], position: { line: 1, column: 1 } };
  const finding = toFinding(card, place, { message: card.message(facts) });
  return { file, text: '', fields: undefined, findings: [finding] };
}
