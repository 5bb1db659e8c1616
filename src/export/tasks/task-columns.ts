import { z } from 'zod/v3';
import type { Cell } from '../csv/csv.ts';
import { describeField, type TaskRecord, taskRecordSchema } from './task-record-schema.ts';

/** A column of the table of tasks. */
export interface TaskColumn {
  name: string;
  type: 'text' | 'list' | 'number' | 'flag';
  description: string;
  read: (record: TaskRecord) => Cell;
}

/** The columns of `tasks.csv` in the order of the record's fields. Every row contains the canary, if the dataset has one. */
export function listTaskColumns(canary?: string): readonly TaskColumn[] {
  if (canary === undefined) return columns;
  const description = "The dataset's canary, the same in every row.";
  return [...columns, { name: 'canary', type: 'text', description, read: () => canary }];
}

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

/** The columns of fields that are not written as they are; the others have one column each. */
const ownColumns = {
  apps: [
    {
      name: 'apps',
      type: 'list',
      description: 'The apps involved, by one name for all spellings.',
      read: ({ apps }) => apps.map(({ name }) => name),
    },
  ],
  findings: [
    findings('errors', 'error', 'How many errors the check reports in the file.'),
    findings('warnings', 'warning', 'How many warnings the check reports in the file.'),
    findings(
      'notes',
      'info',
      'How many findings of severity "info" the check reports in the file.',
    ),
  ],
  canary: [],
  task: [],
} satisfies Partial<Record<keyof TaskRecord, readonly TaskColumn[]>>;

type OwnField = keyof typeof ownColumns;

const toColumn = (name: Exclude<keyof TaskRecord, OwnField>): TaskColumn => ({
  name,
  type: typeOf(taskRecordSchema.shape[name]),
  description: describeField(name),
  read: (record) => record[name],
});

function typeOf(schema: z.ZodTypeAny): TaskColumn['type'] {
  if (schema instanceof z.ZodNullable) return typeOf(schema.unwrap() as z.ZodTypeAny);
  if (schema instanceof z.ZodArray) return 'list';
  if (schema instanceof z.ZodNumber) return 'number';
  return schema instanceof z.ZodBoolean ? 'flag' : 'text';
}

const isOwn = (name: keyof TaskRecord): name is OwnField => name in ownColumns;

const names = Object.keys(taskRecordSchema.shape) as (keyof TaskRecord)[];
const columns: readonly TaskColumn[] = names.flatMap((name): readonly TaskColumn[] =>
  isOwn(name) ? ownColumns[name] : [toColumn(name)],
);
