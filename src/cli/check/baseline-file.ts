import { baselineName } from '#dataset/files/ignored-names.ts';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createTaskNames } from '#dataset/baseline/name-task.ts';
import { readBaseline } from '#dataset/baseline/read-baseline.ts';
import { refuseWriting } from '#dataset/system-error.ts';
import { UsageError } from '#dataset/usage-error.ts';
import { makeFolder } from '#dataset/write/make-folder.ts';
import { writeWhole } from '#dataset/write/write-whole.ts';
import { pruneRecords } from '#lint/baseline/apply-baseline.ts';
import type { RecordedFindings } from '#lint/baseline/baseline-schema.ts';
import { formatBaseline, recordFindings } from '#lint/baseline/record-findings.ts';
import { isAtLeast, type Severity } from '#lint/model/finding.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';
import { sum } from '#text/figures/sum.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { resolvePath } from '../options/parse-arguments.ts';
import type { CheckedTarget } from './check-targets.ts';
import { listGone } from './gone-records.ts';

interface BaselineCall {
  /** The file that was named, absolute. */
  baseline: string | undefined;
  /** The least severe findings to record. Default: warnings. */
  level: Severity | undefined;
}

/** Records the findings of the targets in a file. Returns the line to print. */
export function writeBaseline(
  { baseline, level = 'warning' }: BaselineCall,
  checked: readonly CheckedTarget[],
): string {
  const named = baseline ?? checked.find(({ baselineFile }) => baselineFile)?.baselineFile;
  const path = named ?? resolvePath(baselineName);
  if (existsSync(path) && !isBaseline(path)) {
    throw new UsageError(
      `${path} exists and is not a baseline`,
      'Name another file, or remove this one.',
    );
  }
  const records = checked.flatMap(({ folder, tasks, findings }) =>
    recordFindings(
      findings.filter(({ severity }) => isAtLeast(severity, level)),
      createTaskNames(path, folder, tasks),
    ),
  );
  write(path, records);
  const use =
    named === undefined
      ? `; to use it: --baseline ${baselineName}, or "check": { "baseline": … } in dataset.json`
      : '';
  return `recorded ${count(countRecorded(records), 'finding')} in ${toVisibleText(path)}${use}`;
}

/** Removes what is gone from the baselines of the targets. Returns the lines to print. */
export function pruneBaseline(checked: readonly CheckedTarget[]): string[] {
  const baselines = new Set(checked.flatMap(({ baseline }) => baseline?.baseline.path ?? []));
  if (baselines.size === 0) {
    throw new UsageError(
      '--prune-baseline needs a baseline',
      'Name it with --baseline, or with "check": { "baseline": … } in dataset.json.',
    );
  }
  return [...baselines].map((path) => {
    const { records } = readBaseline(path);
    const gone = listGone(checked, path);
    const rest = pruneRecords(records, gone);
    if (gone.length > 0) write(path, rest);
    const removed = count(countRecorded(gone), 'finding');
    return `removed ${removed} from ${toVisibleText(path)}, which still records ${formatCount(countRecorded(rest))}`;
  });
}

const countRecorded = (records: readonly RecordedFindings[]): number =>
  sum(records.map(({ count: number }) => number));

function write(path: string, records: readonly RecordedFindings[]): void {
  try {
    makeFolder(dirname(path));
    writeWhole(path, formatBaseline(records));
  } catch (cause) {
    throw refuseWriting(`${path} cannot be written`, cause, 'name another file');
  }
}

/** Whether a file looks like a baseline, of whatever version or broken, so that it may be replaced. */
export function isBaseline(path: string): boolean {
  try {
    return beginning.test(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
}

const beginning = /^\s*\{\s*(?:"\$schema": *"[^"]*",\s*)?"version": *\d+,\s*"findings": *\[/;
