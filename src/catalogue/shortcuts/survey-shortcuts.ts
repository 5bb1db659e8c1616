import { countRemedies, type RemedyEffect } from '#shortcuts/model/count-remedies.ts';
import {
  type PublishedClass,
  shortcutClasses,
  type ShortcutClass,
} from '#shortcuts/model/shortcut-classes.ts';
import {
  findPublished,
  type ShortcutKind,
  shortcutKinds,
} from '#shortcuts/model/shortcut-kinds.ts';
import { certainties } from '#shortcuts/model/shortcut.ts';
import { type CertaintyCounts, countBySurest } from '#shortcuts/model/certainty-counts.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import type { FindShortcuts, TaskShortcut } from './task-shortcuts.ts';

/** The ways in which the tasks of a dataset could pass without the work. */
export interface ShortcutSurvey {
  /** Of the tasks with any. */
  any: TaskCount;
  /** The classes that some task has, that of most tasks first. */
  classes: readonly ClassSurvey[];
  /** The classes that no task has. */
  absent: readonly ShortcutClass[];
  /** How many tasks have a shortcut of each published class; none for those without a task. */
  published: ReadonlyMap<PublishedClass, number>;
}

/** How many tasks, and how many of these by the surest shortcut of each. */
interface TaskCount {
  tasks: number;
  certainties: CertaintyCounts;
}

export interface ClassSurvey extends TaskCount {
  name: ShortcutClass;
  /** The kinds that some task has, in their order. */
  kinds: readonly KindSurvey[];
}

interface KindSurvey {
  kind: ShortcutKind;
  tasks: number;
  /** A task with the surest of them, and that shortcut. */
  example: { entry: TaskEntry; shortcut: TaskShortcut };
}

export function surveyShortcuts({
  entries,
  findShortcuts,
}: {
  entries: readonly TaskEntry[];
  findShortcuts: FindShortcuts;
}): ShortcutSurvey {
  const found = entries.flatMap((entry) =>
    findShortcuts(entry).map((shortcut) => ({ entry, shortcut })),
  );
  const byClass = Map.groupBy(found, ({ shortcut }) => shortcut.class);
  const classes = [...byClass].map(([name, ofClass]) => ({
    name,
    ...countTasks(ofClass),
    kinds: surveyKinds(ofClass),
  }));
  return {
    any: countTasks(found),
    classes: classes.toSorted((one, other) => other.tasks - one.tasks),
    absent: (Object.keys(shortcutClasses) as ShortcutClass[]).filter((name) => !byClass.has(name)),
    published: countPublished(found),
  };
}

type Found = KindSurvey['example'];

const rankOf = ({ shortcut }: Found): number => certainties.indexOf(shortcut.certainty);

const countTasks = (found: readonly Found[]): TaskCount => ({
  tasks: new Set(found.map(({ entry }) => entry)).size,
  certainties: countBySurest(
    found,
    ({ entry }) => entry,
    ({ shortcut }) => shortcut.certainty,
  ),
});

function countPublished(found: readonly Found[]): ReadonlyMap<PublishedClass, number> {
  const tasksOf = new Map<PublishedClass, Set<TaskEntry>>();
  for (const { entry, shortcut } of found) {
    const name = shortcut.kind && findPublished(shortcut.kind);
    if (name) tasksOf.set(name, (tasksOf.get(name) ?? new Set()).add(entry));
  }
  return new Map([...tasksOf].map(([name, tasks]) => [name, tasks.size]));
}

function surveyKinds(found: readonly Found[]): KindSurvey[] {
  const byKind = Map.groupBy(found, ({ shortcut }) => shortcut.kind);
  return (Object.keys(shortcutKinds) as ShortcutKind[]).flatMap((kind) => {
    const ofKind = byKind.get(kind) ?? [];
    const [example] = ofKind.toSorted((one, other) => rankOf(one) - rankOf(other));
    if (!example) return [];
    return [{ kind, tasks: new Set(ofKind.map(({ entry }) => entry)).size, example }];
  });
}

/** The changes that remove shortcuts, that of most tasks first. */
export const rankRemedies = (
  shortcutsOf: readonly (readonly Pick<TaskShortcut, 'kind'>[])[],
): RemedyEffect[] =>
  countRemedies(shortcutsOf).sort(
    (one, other) => other.tasks - one.tasks || other.freed - one.freed,
  );
