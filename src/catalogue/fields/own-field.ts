import type { FieldKey } from '#addresses/facet-names.ts';
import type { Task } from '#format/task.ts';

/** A field of the dataset's own by which readers choose tasks. */
export interface OwnField {
  /** What addresses call it. */
  key: FieldKey;
  /** As files have it: "difficulty", "meta.kind". */
  name: string;
  /** For headings. */
  label: string;
  /** What the dataset says about it. */
  description?: string | undefined;
  /** Whether all values are numbers. */
  isNumber: boolean;
  /** Whether it is an array in some task. */
  isList: boolean;
  /** In their order. */
  values: readonly string[];
  /** What the dataset says about some of the values. */
  meanings: Readonly<Record<string, string>>;
  /** The values of a task, each once. */
  valuesOf: (entry: FieldSource) => readonly string[];
}

/** A task without its parts, which are no fields. */
export interface FieldSource {
  task: Pick<Task, 'extra' | 'phases'>;
}
