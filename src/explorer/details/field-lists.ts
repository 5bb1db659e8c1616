import { compareText } from '#text/compare-text.ts';
import type { TaskField } from './list-fields.ts';

/** The fields of tasks, with what tasks have in common once. Lists are positions in other lists. */
export interface FieldLists {
  /** The paths of fields, sorted. */
  paths: readonly string[];
  /** Every value once, sorted. */
  values: readonly string[];
  /** Every field with a value once, sorted: the position of its path, and of its value. */
  pathOf: readonly number[];
  valueOf: readonly number[];
  /** Every set of fields once. */
  lists: readonly (readonly number[])[];
  /** By task, the position of its list. */
  listOf: readonly number[];
}

/** @param fieldsOf the fields of each task */
export function toFieldLists(fieldsOf: readonly (readonly TaskField[])[]): FieldLists {
  const { fields, numbersOf } = numberFields(fieldsOf);
  const paths = sortOnce(fields.map(({ path }) => path));
  const values = sortOnce(fields.map(({ value }) => value));
  const pathPositions = positionsOf(paths);
  const valuePositions = positionsOf(values);
  const sorted = fields
    .map(({ path, value }, number) => ({
      path: pathPositions.get(path) ?? 0,
      value: valuePositions.get(value) ?? 0,
      number,
    }))
    .sort((one, other) => one.path - other.path || one.value - other.value);
  const positions = new Uint32Array(fields.length);
  for (const [position, { number }] of sorted.entries()) positions[number] = position;
  const lists = new Map<string, { position: number; list: readonly number[] }>();
  const listOf = numbersOf.map((numbers) => {
    const list = numbers.map((number) => positions[number] ?? 0);
    const key = list.join();
    const { position } = lists.get(key) ?? { position: lists.size };
    if (position === lists.size) lists.set(key, { position, list });
    return position;
  });
  return {
    paths,
    values,
    pathOf: sorted.map(({ path }) => path),
    valueOf: sorted.map(({ value }) => value),
    lists: Array.from(lists.values(), ({ list }) => list),
    listOf,
  };
}

interface NumberedFields {
  /** Every field with a value once. */
  fields: readonly TaskField[];
  /** By task, the positions of its fields, each once. */
  numbersOf: readonly (readonly number[])[];
}

/** A dataset has a million fields, and far fewer of them differ. */
function numberFields(fieldsOf: readonly (readonly TaskField[])[]): NumberedFields {
  const fields: TaskField[] = [];
  const numbers = new Map<string, Map<string, number>>();
  const toNumber = (field: TaskField) => {
    const ofPath = numbers.get(field.path) ?? new Map<string, number>();
    const number = ofPath.get(field.value) ?? fields.push(field) - 1;
    numbers.set(field.path, ofPath.set(field.value, number));
    return number;
  };
  const numbersOf = fieldsOf.map((own) => [...new Set(own.map(toNumber))]);
  return { fields, numbersOf };
}

/** Each text once, sorted. */
export const sortOnce = (texts: readonly string[]): string[] =>
  [...new Set(texts)].sort(compareText);

/** By text, its position. */
export const positionsOf = (texts: readonly string[]): ReadonlyMap<string, number> =>
  new Map(texts.map((text, position) => [text, position]));
