import { fileOfMember } from '#text/file-name.ts';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findObstacle } from '#dataset/write/find-obstacle.ts';
import { removeStale } from '#dataset/write/stale-files.ts';
import { writeWhole } from '#dataset/write/write-whole.ts';
import { refuseWriting } from '#dataset/system-error.ts';
import { UsageError } from '#dataset/usage-error.ts';
import type { AppliedFix } from '#lint/fix/apply-fixes.ts';
import { fixFile } from '#lint/fix/fix-file.ts';
import { mistakeOf, toRecord } from '#lint/baseline/record-findings.ts';
import { type Finding, isAtLeast, type Severity } from '#lint/model/finding.ts';
import { decodeText } from '#lint/parse/decode-text.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import type { CheckedTarget } from './check-targets.ts';
import { listFixable } from './convention-findings.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** A file with fixes. */
export interface FixedFile {
  /** As the report names it. */
  name: string;
  /** Absolute. */
  path: string;
  before: Uint8Array;
  after: Uint8Array;
  fixes: readonly AppliedFix[];
}

/** A file with findings that can be fixed, which stays as it is. */
export interface SkippedFile {
  /** As the report names it. */
  name: string;
  /** The rest of a sentence that begins with the file's name and a colon. */
  reason: string;
}

export interface FixOutcome {
  fixed: readonly FixedFile[];
  skipped: readonly SkippedFile[];
}

/**
 * Finds the fixes of `--fix` without writing them.
 *
 * @param level the least severe findings to fix.
 */
export async function findFixes(
  targets: readonly CheckedTarget[],
  level: Severity = 'warning',
): Promise<FixOutcome> {
  const isDue = ({ severity }: Finding) => isAtLeast(severity, level);
  const fixed: FixedFile[] = [];
  const skipped: SkippedFile[] = [];
  for (const target of targets) {
    const { folder, baseline, pathOf, textOf, checkAlone } = target;
    const recorded = Map.groupBy(baseline?.recorded ?? [], ({ file }) => file);
    const due = target.findings.filter(isDue);
    const fixable = listFixable({ ...target, findings: due });
    const byFile = Map.groupBy(fixable, ({ file }) => fileOfMember(file));
    const members = target.tasks.filter(({ file }) => fileOfMember(file) !== file);
    const lists = new Set(members.map(({ file }) => fileOfMember(file)));
    for (const [file, own] of byFile) {
      if (!own.some(({ fix }) => fix)) continue;
      const name = pathOf(file);
      if (lists.has(file)) {
        skipped.push({ name, reason: hasSeveral });
        continue;
      }
      const path = join(folder, file);
      const found = await readFile(path).catch(() => undefined);
      // The findings of another text would be applied to values that they are not about.
      const before = found && decodeText(found) === textOf(file) ? found : undefined;
      const obstacle = await findObstacle(folder, file);
      if (!before || obstacle !== undefined) {
        skipped.push({ name, reason: obstacle ?? wasChanged });
        continue;
      }
      const { bytes, fixes } = fixFile({ file, bytes: before, findings: own }, (parsed) =>
        withoutRecorded(checkAlone(parsed).filter(isDue), recorded.get(file)),
      );
      if (fixes.length > 0) fixed.push({ name, path, before, after: bytes, fixes });
    }
  }
  return { fixed, skipped };
}

/** A baseline keeps what it records as it is, also where a fix of something else changes the file. */
function withoutRecorded(
  findings: readonly Finding[],
  recorded: readonly Finding[] = [],
): readonly Finding[] {
  const toMistake = (finding: Finding) => mistakeOf(toRecord(finding, (file) => file));
  const known = new Set(recorded.map(toMistake));
  return known.size === 0 ? findings : findings.filter((finding) => !known.has(toMistake(finding)));
}

const hasSeveral = 'it contains several tasks, and only files with one task are fixed';
const wasChanged = 'it was changed after it was read';

/**
 * Writes the fixed files, each in one step. A file that was changed meanwhile is skipped.
 *
 * @throws UsageError when a file cannot be written, with the files that are fixed by then.
 */
export function writeFixes(files: readonly FixedFile[]): FixOutcome {
  const fixed: FixedFile[] = [];
  const skipped: SkippedFile[] = [];
  for (const file of files) {
    try {
      if (writeWhole(file.path, file.after, file)) fixed.push(file);
      else skipped.push({ name: file.name, reason: wasChanged });
    } catch (cause) {
      throw refuseFile(file.path, cause, fixed, files.length);
    }
  }
  return { fixed, skipped };
}

function refuseFile(
  path: string,
  cause: unknown,
  fixed: readonly FixedFile[],
  fileCount: number,
): UsageError {
  const names = fixed.map(({ name }) => `\n  ${toVisibleText(name)}`).join('');
  const verb = fixed.length === 1 ? 'is' : 'are';
  const done = `${formatCount(fixed.length)} of ${count(fileCount, 'file')} ${verb} fixed${names && `:${names}`}`;
  const { message, hint } = refuseWriting(
    `${path} cannot be written`,
    cause,
    'check the permissions of the file and of its folder',
  );
  return new UsageError(message, `${hint}\n${done}`, { cause });
}

/** Removes the temporary files that interrupted runs left beside the files of the targets. */
export function removeLeftovers(targets: readonly CheckedTarget[]): void {
  const folders = new Set(
    targets.flatMap(({ folder, tasks, findings }) =>
      [...tasks, ...findings].map(({ file }) => dirname(join(folder, file))),
    ),
  );
  folders.forEach(removeStale);
}
