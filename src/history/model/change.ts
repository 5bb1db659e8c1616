import type { ChangeClass } from '#format/change-class.ts';
import type { Path } from '#text/json/json-pointer.ts';
import type { RichText } from '#text/rich-text.ts';

/** One difference between two states of a task. */
export interface Change {
  class: ChangeClass;
  /** Where it is: in the later file, or in the earlier one if only that has it. */
  at: Path;
  /** In the words of the task's page. */
  sentence: RichText;
}

/** Everything that differs between two states of a task. */
export interface TaskChange {
  /** The worst of its changes; "same" when there are none. */
  class: ChangeClass | 'same';
  changes: readonly Change[];
}

/** An operation of RFC 6902. */
export type PatchOperation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'copy' | 'move'; from: string; path: string };
