import { isObject, type JsonObject, toArray, readOwn, toText } from '#text/json/json-value.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import { deriveReference, type ReferenceField, type ReferenceSection } from '#format/reference.ts';
import { createTally, type Seen, type Tally } from '../facets/tally.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** How the tasks of a dataset use one field of the format. */
export interface FormatFieldUsage {
  /** How many tasks have it. */
  tasks: number;
  /** Of a field with few possible values: those of most tasks first. */
  values: readonly Seen<string>[];
}

/** By the anchor of each field, and the top-level fields that the format does not have. */
export interface FormatUsage {
  fields: ReadonlyMap<string, FormatFieldUsage>;
  extraFields: readonly Seen<string>[];
}

/** Reads all tasks once. */
export const observeFormat = memoizeWeakly((entries: readonly TaskEntry[]): FormatUsage => {
  const sections = deriveReference();
  const fields = createFieldTally();
  const extraFields = createTally<string>();
  const formatFields = new Set(
    sections.find(({ name }) => name === 'task')?.fields.map(({ name }) => name),
  );

  const parts = sections.map(({ name, fields }) => ({
    name,
    fieldsOf: Map.groupBy(fields, ({ action }) => action),
  }));

  for (const entry of entries) {
    const records = listRecords(entry.fields);
    for (const { name, fieldsOf } of parts) {
      for (const { action, record } of records[name]) {
        for (const field of fieldsOf.get(action) ?? []) fields.add(field, record, entry);
      }
    }
    for (const name of Object.keys(entry.fields)) {
      if (!formatFields.has(name)) extraFields.add(name, entry);
    }
  }

  return { fields: fields.toUsage(), extraFields: extraFields.ranked() };
});

/** Counts the tasks that have each field, and those that have each of its values. */
function createFieldTally() {
  const present = createTally<string>();
  const values = new Map<string, Tally<string>>();
  return {
    add(field: ReferenceField, record: JsonObject, entry: TaskEntry) {
      const value = readOwn(record, field.name);
      if (value === undefined) return;
      present.add(field.anchor, entry);
      if (!isCountable(field)) return;
      const tally = values.get(field.anchor) ?? createTally<string>();
      values.set(field.anchor, tally);
      for (const one of toArray(value)) tally.add(toText(one), entry);
    },
    toUsage: (): FormatUsage['fields'] =>
      new Map(
        present.ranked().map(({ value: anchor, tasks }) => {
          const seen = values.get(anchor)?.ranked() ?? [];
          return [anchor, { tasks: tasks.length, values: seen }];
        }),
      ),
  };
}

const isCountable = ({ type, values }: ReferenceField): boolean =>
  values.length > 0 || type === 'boolean';

interface DescribedRecord {
  record: JsonObject;
  /** The action whose parameters these are. */
  action?: string | undefined;
}

/** The objects of a task file that each section describes. */
function listRecords(
  fields: JsonObject,
): Record<ReferenceSection['name'], readonly DescribedRecord[]> {
  const evaluator = isObject(fields.evaluator) ? fields.evaluator : {};
  const steps = [...toArray(fields.config), ...toArray(evaluator.postconfig)].filter(isObject);
  const sources = [...toArray(evaluator.result), ...toArray(evaluator.expected)].filter(isObject);
  return {
    task: [{ record: fields }],
    action: steps.map((record) => ({ record })),
    parameters: steps.flatMap(({ type, parameters }) =>
      typeof type === 'string' && isObject(parameters)
        ? [{ record: parameters, action: type }]
        : [],
    ),
    evaluator: [{ record: evaluator }],
    source: sources.map((record) => ({ record })),
  };
}
