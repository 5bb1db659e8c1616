import type { Cell } from '../csv/csv.ts';
import { describeField, type TaskRecord } from './task-record-schema.ts';

/** A column of the table of tasks. */
export interface TaskColumn {
  name: string;
  type: 'text' | 'list' | 'number' | 'flag';
  description: string;
  read: (record: TaskRecord) => Cell;
}

/** The columns of `tasks.csv` in order. Every row contains the canary, if the dataset has one. */
export function listTaskColumns(canary?: string): readonly TaskColumn[] {
  if (canary === undefined) return columns;
  const description = "The dataset's canary, the same in every row.";
  return [...columns, { name: 'canary', type: 'text', description, read: () => canary }];
}

type PlainField = Exclude<keyof TaskRecord, 'apps' | 'findings' | 'task' | 'canary'>;

const field = (name: PlainField, type: TaskColumn['type']): TaskColumn => ({
  name,
  type,
  description: describeField(name),
  read: (record) => record[name],
});

const findings = (
  name: string,
  severity: keyof TaskRecord['findings'],
  description: string,
): TaskColumn => ({
  name,
  type: 'number',
  description,
  read: (record) => record.findings[severity],
});

const columns: readonly TaskColumn[] = [
  field('id', 'text'),
  field('path', 'text'),
  field('address', 'text'),
  field('file', 'text'),
  field('digest', 'text'),
  field('instruction', 'text'),
  {
    name: 'apps',
    type: 'list',
    description: 'The apps involved, by one name for all spellings.',
    read: ({ apps }) => apps.map(({ name }) => name),
  },
  field('metrics', 'list'),
  field('getters', 'list'),
  field('actions', 'list'),
  field('suites', 'list'),
  field('envChange', 'text'),
  field('proxy', 'flag'),
  field('fixedIp', 'flag'),
  field('sources', 'list'),
  field('steps', 'number'),
  field('checks', 'number'),
  field('feasible', 'flag'),
  field('internet', 'text'),
  field('internetReasons', 'list'),
  field('liveHosts', 'list'),
  field('assetHosts', 'list'),
  findings('errors', 'error', 'How many errors the check reports in the file.'),
  findings('warnings', 'warning', 'How many warnings the check reports in the file.'),
  findings('notes', 'info', 'How many findings of severity "info" the check reports in the file.'),
];
