import type { JsonObject } from '#text/json/json-value.ts';
import type { ContractPart, Fields } from '#vocabulary/contract/contract.ts';
import type { VocabularyEntry } from '#vocabulary/contract/entry.ts';
import { createFieldTally, type SeenField } from './seen-fields.ts';
import { createTally, type Seen } from '../facets/tally.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** How the tasks of a dataset use one function. */
export interface Usage {
  /** The fields written, by the part of the contract that they belong to. */
  fields: Readonly<Record<ContractPart, readonly SeenField[]>>;
  /** The functions that it works with, by their relation; those of most tasks first. */
  companions: Readonly<Record<Companion, readonly Seen<string>[]>>;
  /** The fields of tasks where it is used, but for `config` and `evaluator`; those of most tasks first. */
  places: readonly Seen<string>[];
}

/**
 * For a metric: the getters of its result and of what it expects, and the metrics beside it, where
 * all must pass ("and") or one is enough ("or"). For a getter: the metrics that it feeds.
 */
export type Companion = 'result' | 'expected' | 'and' | 'or' | 'feedsResult' | 'feedsExpected';

/** Counts the uses of one function. */
export interface UsageObserver {
  addFields(part: ContractPart, record: JsonObject, task: TaskEntry): void;
  addCompanion(companion: Companion, name: string, task: TaskEntry): void;
  /** Notes that the function is used in a field that a project adds to its tasks. */
  addPlace(field: string, task: TaskEntry): void;
  /** What was seen; to be called when all has been. */
  read(): Usage;
}

/** @param entry the function in the vocabulary, if it is there */
export function createUsageObserver(entry: VocabularyEntry | undefined): UsageObserver {
  const contract: Partial<Record<ContractPart, Fields | undefined>> = entry?.contract ?? {};
  const fields = {
    parameters: createFieldTally(contract.parameters),
    keys: createFieldTally(contract.keys),
    rules: createFieldTally(contract.rules),
    options: createFieldTally(contract.options),
  };
  const companions = {
    result: createTally<string>(),
    expected: createTally<string>(),
    and: createTally<string>(),
    or: createTally<string>(),
    feedsResult: createTally<string>(),
    feedsExpected: createTally<string>(),
  };
  const places = createTally<string>();
  let usage: Usage | undefined;
  return {
    addFields(part, record, task) {
      fields[part].add(record, task);
    },
    addCompanion(companion, name, task) {
      companions[companion].add(name, task);
    },
    addPlace(field, task) {
      places.add(field, task);
    },
    read: () =>
      (usage ??= {
        places: places.ranked(),
        fields: mapValues(fields, (tally) => tally.read()),
        companions: mapValues(companions, (tally) => tally.ranked()),
      }),
  };
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From) => To,
): Record<Key, To> {
  const mapped = Object.entries<From>(record).map(([key, value]) => [key, map(value)]);
  return Object.fromEntries(mapped) as Record<Key, To>;
}
