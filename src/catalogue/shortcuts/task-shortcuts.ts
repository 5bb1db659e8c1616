import type { Environment } from '#format/environment-schema.ts';
import type { LocalFiles } from '#lint/model/local-files.ts';
import type { TaskSource } from '#lint/parse/parse-file.ts';
import { createLocator } from '#lint/positions/text-positions.ts';
import { findShortcuts } from '#shortcuts/find-shortcuts.ts';
import type { ShownShortcut } from '#shortcuts/model/shortcut.ts';
import { withholdEvidence } from '#shortcuts/model/withhold-evidence.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { memoize } from '#text/memoize.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { createPublisher } from '../answers/withheld-findings.ts';

/** A way to pass a task without the work, as pages and exports show it: nothing of a withheld answer. */
export interface TaskShortcut extends Omit<ShownShortcut, 'at'> {
  /** Of the task, as findings have it. */
  file: string;
  /** RFC 6901. */
  pointer: string;
  /** In the file as a whole, from 1. */
  line: number;
  /** Whether it is about an answer that pages fold away. Default: no. */
  isFolded?: true;
}

/** Finds the shortcuts of a task; none of a task of an earlier release. */
export type FindShortcuts = (entry: { file: string; path: string }) => readonly TaskShortcut[];

/** How many of these tasks have any. */
export const countWithShortcut = (
  entries: readonly Parameters<FindShortcuts>[0][],
  findShortcuts: FindShortcuts,
): number => entries.filter((entry) => findShortcuts(entry).length > 0).length;

interface ShortcutInput {
  /** With their answers. */
  tasks: readonly TaskSource[];
  vocabulary: Vocabulary;
  environment: Environment | undefined;
  localFiles: LocalFiles | undefined;
  publish: ReturnType<typeof createPublisher>;
  /** Whether answers are withheld, and so is the evidence of a shortcut. */
  withholds: boolean;
  /** Those of a task that were found before, by its file. Default: all are found. */
  findEarlier?: FindByFile | undefined;
}

type FindByFile = (file: string) => readonly TaskShortcut[] | undefined;

/** Finds the shortcuts of a task by its file, once and only when they are asked for. */
export function createShortcutFinder({
  tasks,
  publish,
  withholds,
  findEarlier,
  ...context
}: ShortcutInput): (file: string) => readonly TaskShortcut[] {
  const taskOf = new Map(tasks.map((task) => [task.file, task]));
  return memoize((file) => {
    const task = taskOf.get(file);
    if (!task) return [];
    const earlier = findEarlier?.(file);
    if (earlier) return earlier;
    const shortcuts = findShortcuts(task, context);
    if (withholds) return locate(task, withholdEvidence(shortcuts));
    return locate(task, shortcuts).map(publish);
  });
}

function locate(
  { file, text, start }: TaskSource,
  shortcuts: readonly ShownShortcut[],
): readonly TaskShortcut[] {
  if (shortcuts.length === 0) return [];
  const positionOf = createLocator(text, start);
  return shortcuts.map(({ at, ...shortcut }) => ({
    ...shortcut,
    ...{ file, pointer: toPointer(at), line: positionOf(at).line },
  }));
}
