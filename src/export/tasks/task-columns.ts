import { toTask } from '#format/reading/to-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import { z } from 'zod/v3';
import type { About } from '#catalogue/citing/about.ts';
import type { CodeDigests } from '#catalogue/digests/code-digests.ts';
import type { OwnField } from '#catalogue/fields/own-field.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { Cell } from '../csv/csv.ts';
import { describeField, type TaskRecord, taskRecordSchema } from './task-record-schema.ts';

/** A column of the table of tasks. */
export interface TaskColumn {
  name: string;
  type: 'text' | 'list' | 'number' | 'decimal' | 'flag';
  description: string;
  read: (record: TaskRecord) => Cell;
}

/**
 * The columns of `tasks.csv`: those of the record in its order, and the fields of the dataset's own. Every
 * row contains the canary, if the dataset has one.
 */
export function listTaskColumns({
  about: { canary },
  fields,
  vocabulary: { code },
}: Described): readonly TaskColumn[] {
  const known = code ? columns : columns.filter(({ name }) => !codeFields.includes(name));
  const all = [...known, ...fields.map(toFieldColumn)];
  if (canary === undefined) return all;
  const description = "The dataset's canary, the same in every row.";
  return [...all, { name: 'canary', type: 'text', description, read: () => canary }];
}

/** What of a dataset decides which columns there are. */
export interface Described {
  about: Pick<About, 'canary'>;
  fields: readonly OwnField[];
  vocabulary: Pick<Vocabulary, 'code'>;
}

/** Those that only the code of the environment gives. */
const codeFields: readonly string[] = [
  'judgingDigest',
  'startingDigest',
] satisfies (keyof CodeDigests)[];

/** Its name is that of the filter, unless a column of every dataset has it. */
function toFieldColumn(field: OwnField): TaskColumn {
  const { key, name, description, isList, valuesOf } = field;
  const isTaken = key === 'canary' || columns.some((column) => column.name === key);
  return {
    name: isTaken ? `field.${key}` : key,
    type: typeOfField(field),
    description: description ?? `The field "${name}" of the task file.`,
    read({ task }) {
      const values = valuesOf({ task: readTask(task) });
      return isList ? values : values[0];
    },
  };
}

/** Once for all columns of a row. */
const readTask = memoizeWeakly((task: JsonObject) => toTask(task));

function typeOfField({ isList, isNumber, values }: OwnField): TaskColumn['type'] {
  if (isList) return 'list';
  if (isNumber) return values.every((value) => !value.includes('.')) ? 'number' : 'decimal';
  return values.every((value) => value === 'true' || value === 'false') ? 'flag' : 'text';
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

type SplitField = keyof typeof ownColumns;

const toColumn = (name: Exclude<keyof TaskRecord, SplitField>): TaskColumn => ({
  name,
  type: typeOf(taskRecordSchema.shape[name]),
  description: describeField(name),
  read: (record) => record[name],
});

function typeOf(schema: z.ZodTypeAny): TaskColumn['type'] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return typeOf(schema.unwrap() as z.ZodTypeAny);
  if (schema instanceof z.ZodArray) return 'list';
  if (schema instanceof z.ZodNumber) return 'number';
  return schema instanceof z.ZodBoolean ? 'flag' : 'text';
}

const isOwn = (name: keyof TaskRecord): name is SplitField => name in ownColumns;

const names = Object.keys(taskRecordSchema.shape) as (keyof TaskRecord)[];
const columns: readonly TaskColumn[] = names.flatMap((name): readonly TaskColumn[] =>
  isOwn(name) ? ownColumns[name] : [toColumn(name)],
);
