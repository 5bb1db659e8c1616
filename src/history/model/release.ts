import type { JsonObject } from '#text/json/json-value.ts';
import type { CodeComparison, ReachedFunction } from './code-comparison.ts';
import type { PatchOperation, TaskChange } from './change.ts';

/** A task as a release has it. */
export interface ReleasedTask {
  /** The task's own, or its file's name when it has none. */
  id: string;
  /** Relative to the tasks folder, with forward slashes. */
  file: string;
  /** As its own release names the file; default: `file`. */
  ownFile?: string;
  fields: JsonObject;
}

/** What differs between two releases; each task is in one list. */
export interface ReleaseDiff<Task extends ReleasedTask = ReleasedTask> {
  added: readonly Task[];
  removed: readonly Task[];
  /** Tasks with another id, or with the same content in another file. */
  renamed: readonly RenamedTask<Task>[];
  changed: readonly ChangedTask<Task>[];
  same: readonly TaskPair<Task>[];
  /** Later tasks whose file the earlier release has, but nobody can read. */
  readable: readonly Task[];
  /** Earlier tasks whose file the later release has, but nobody can read. */
  unreadable: readonly Task[];
  /** The code of the environment in both. */
  code: CodeComparison;
  /** Every function whose code differs, with the tasks of the later release that use it. */
  functions: readonly ReachedFunction<Task>[];
}

/** One task in two releases. */
export interface TaskPair<Task extends ReleasedTask = ReleasedTask> {
  before: Task;
  after: Task;
}

export interface ChangedTask<Task extends ReleasedTask = ReleasedTask>
  extends TaskPair<Task>, TaskChange {}

export interface RenamedTask<Task extends ReleasedTask = ReleasedTask> extends ChangedTask<Task> {
  /** The share of the content that both have: 1 when it is the same. */
  similarity: number;
}

/** What turns the file of one release into that of the next. */
export type Patch = readonly PatchOperation[];
