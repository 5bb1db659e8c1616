import { isObject, type JsonObject, readOwn } from '#text/json/json-value.ts';
import type { Field, Fields } from '#vocabulary/contract/contract.ts';
import { type FoundType, typeOf } from '#vocabulary/contract/value-type.ts';
import { listRequiredNames } from '#vocabulary/contract/variants.ts';
import { addOnce, createTally, type Seen } from '../facets/tally.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** One field as the tasks of a dataset write it. */
export interface SeenField {
  name: string;
  tasks: readonly TaskEntry[];
  /** Tasks that leave it out somewhere, though the contract requires it. */
  missing: readonly TaskEntry[];
  /** Names of JSON types, that of most tasks first. */
  types: readonly Seen<FoundType>[];
  /** The values of most tasks first. */
  values: readonly Seen<unknown>[];
  /** The fields of an object, or of the objects of an array; only where the contract describes them. */
  fields: readonly SeenField[];
}

/** Counts the fields of objects, those that a contract declares and others. */
export interface FieldTally {
  add(record: JsonObject, task: TaskEntry): void;
  /** In the order of the contract, then those of most tasks first. */
  read(): SeenField[];
}

export function createFieldTally(
  declared: Fields = {},
  variants: Field['variants'] = {},
): FieldTally {
  const tallies = new Map<string, OneFieldTally>();
  const tallyOf = (name: string): OneFieldTally => {
    const tally = tallies.get(name) ?? createOneFieldTally(readOwn(declared, name));
    tallies.set(name, tally);
    return tally;
  };

  return {
    add(record, task) {
      for (const [name, value] of Object.entries(record)) tallyOf(name).add(value, task);
      for (const name of listRequiredNames(declared, variants, record)) {
        if (!Object.hasOwn(record, name)) tallyOf(name).addMissing(task);
      }
    },
    read() {
      const order = Object.keys(declared);
      const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
      return [...tallies]
        .map(([name, tally]) => tally.read(name))
        .sort(
          (one, other) =>
            rank(one.name) - rank(other.name) || other.tasks.length - one.tasks.length,
        );
    },
  };
}

interface OneFieldTally {
  add(value: unknown, task: TaskEntry): void;
  addMissing(task: TaskEntry): void;
  read(name: string): SeenField;
}

function createOneFieldTally(declared: Field | undefined): OneFieldTally {
  const tasks: TaskEntry[] = [];
  const missing: TaskEntry[] = [];
  const types = createTally<FoundType>();
  const values = createTally<unknown>(JSON.stringify);
  const inner = declared?.fields && createFieldTally(declared.fields, declared.variants);
  return {
    add(value, task) {
      addOnce(tasks, task);
      types.add(typeOf(value), task);
      values.add(value, task);
      for (const record of Array.isArray(value) ? value : [value]) {
        if (isObject(record)) inner?.add(record, task);
      }
    },
    addMissing(task) {
      addOnce(missing, task);
    },
    read: (name) => ({
      name,
      tasks,
      missing,
      types: types.ranked(),
      values: values.ranked(),
      fields: inner?.read() ?? [],
    }),
  };
}
