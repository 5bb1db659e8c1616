import { compareText } from '#text/compare-text.ts';
import type { Finding } from '../model/finding.ts';
import type { RecordedFindings } from './baseline-schema.ts';
import { keyOf, mistakeOf, type NameTask, toRecord } from './record-findings.ts';

/** Findings after those that a baseline records are left out. */
export interface BaselineResult {
  findings: Finding[];
  /** Those that are left out. */
  recorded: readonly Finding[];
  /** Records without a finding, each with how many are missing. */
  gone: readonly RecordedFindings[];
}

/**
 * Leaves out the findings that a baseline records, as many as it records. A finding about several tasks
 * is also one that was recorded about more of them.
 */
export function applyBaseline(
  findings: readonly Finding[],
  records: readonly RecordedFindings[],
  nameTask: NameTask,
): BaselineResult {
  const open = countRecords(records);
  const remaining: Finding[] = [];
  const recorded: Finding[] = [];
  const together: { finding: Finding; record: RecordedFindings }[] = [];
  for (const finding of findings) {
    const record = toRecord(finding, nameTask);
    const entry = open.get(keyOf(record));
    if (entry && entry.count > 0) {
      entry.count -= 1;
      recorded.push(finding);
    } else if (record.tasks.length > 1 || finding.files !== undefined) {
      together.push({ finding, record });
    } else {
      remaining.push(finding);
    }
  }
  const byMistake = Map.groupBy(open.values(), mistakeOf);
  for (const { finding, record } of together) {
    const entry = byMistake.get(mistakeOf(record))?.find((other) => includes(other, record));
    if (entry) entry.count -= 1;
    (entry ? recorded : remaining).push(finding);
  }
  return {
    findings: remaining,
    recorded,
    gone: [...open.values()].filter(({ count }) => count > 0),
  };
}

/** The records by key; equal ones, as a merge of two versions leaves them, count together. */
function countRecords(records: readonly RecordedFindings[]): Map<string, RecordedFindings> {
  const counted = new Map<string, RecordedFindings>();
  for (const record of records) {
    const sorted = { ...record, tasks: record.tasks.toSorted(compareText) };
    const key = keyOf(sorted);
    const same = counted.get(key);
    if (same) same.count += record.count;
    else counted.set(key, sorted);
  }
  return counted;
}

const includes = ({ tasks, count }: RecordedFindings, record: RecordedFindings): boolean =>
  count > 0 && record.tasks.every((task) => tasks.includes(task));

/** The records without what is gone. */
export function pruneRecords(
  records: readonly RecordedFindings[],
  gone: readonly RecordedFindings[],
): RecordedFindings[] {
  const missing = countRecords(gone);
  return [...countRecords(records).entries()].flatMap(([key, record]) => {
    const count = record.count - (missing.get(key)?.count ?? 0);
    return count > 0 ? [{ ...record, count }] : [];
  });
}
