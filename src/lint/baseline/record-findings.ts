import { compareText } from '#text/compare-text.ts';
import type { Finding } from '../model/finding.ts';
import { causeOf } from '../report/causes/causes.ts';
import { baselineVersion, type RecordedFindings } from './baseline-schema.ts';

/** The id of the task in a file, or a name of the file. */
export type NameTask = (file: string) => string;

/** Records findings so that they are found again in a file that was renamed or in which lines moved. */
export function recordFindings(
  findings: readonly Finding[],
  nameTask: NameTask,
): RecordedFindings[] {
  const byKey = new Map<string, RecordedFindings>();
  for (const finding of findings) {
    const record = toRecord(finding, nameTask);
    const key = keyOf(record);
    const same = byKey.get(key);
    if (same) same.count += 1;
    else byKey.set(key, record);
  }
  return [...byKey.values()].sort(compareRecords);
}

export function toRecord(finding: Finding, nameTask: NameTask): RecordedFindings {
  const { code, file, files = [file], pointer } = finding;
  return {
    rule: code,
    tasks: [...new Set(files.map(nameTask))].sort(compareText),
    at: pointer.replaceAll(/\/\d+(?=\/|$)/g, ''),
    cause: causeOf(finding),
    count: 1,
  };
}

/** Equal for findings that one record is about. */
export const keyOf = ({ rule, tasks, at, cause }: RecordedFindings): string =>
  JSON.stringify([rule, at, cause, tasks]);

/** The same for findings about other tasks. */
export const mistakeOf = ({ rule, at, cause }: RecordedFindings): string =>
  JSON.stringify([rule, at, cause]);

const compareRecords = (one: RecordedFindings, other: RecordedFindings): number =>
  compareText(one.rule, other.rule) ||
  compareText(one.tasks.join('\u0000'), other.tasks.join('\u0000')) ||
  compareText(one.at, other.at) ||
  compareText(one.cause, other.cause);

/** A file with a line for each record, so that a difference between two versions is short. */
export function formatBaseline(records: readonly RecordedFindings[], schema?: string): string {
  const lines = records.toSorted(compareRecords).map((record) => `    ${toLine(record)}`);
  return [
    '{',
    ...(schema === undefined ? [] : [`  "$schema": ${JSON.stringify(schema)},`]),
    `  "version": ${baselineVersion},`,
    lines.length === 0 ? '  "findings": []' : `  "findings": [\n${lines.join(',\n')}\n  ]`,
    '}\n',
  ].join('\n');
}

const toLine = ({ rule, tasks, at, cause, count }: RecordedFindings): string => {
  const fields = Object.entries({ rule, tasks, at, cause, count }).map(
    ([name, value]) => `"${name}": ${Array.isArray(value) ? toList(value) : JSON.stringify(value)}`,
  );
  return `{ ${fields.join(', ')} }`;
};

const toList = (texts: readonly string[]): string =>
  `[${texts.map((text) => JSON.stringify(text)).join(', ')}]`;
