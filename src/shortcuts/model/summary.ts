import { type CertaintyCounts, countBySurest } from './certainty-counts.ts';
import { type ShortcutClass, shortcutClasses } from './shortcut-classes.ts';
import { countRemedies } from './count-remedies.ts';
import type { Shortcut } from './shortcut.ts';

/** A way to pass tasks, and these. */
export interface ShortcutGroup<Item> {
  class: ShortcutClass;
  /** In their order. */
  shortcuts: readonly [Item, ...Item[]];
  tasks: number;
}

/** How many tasks could be passed in which way. */
export interface ShortcutSummary<Item> {
  /** How many have a shortcut of any class. */
  tasks: number;
  /** How many of these by the surest shortcut of each. */
  certainties: CertaintyCounts;
  /** Those classes that occur, most tasks first. */
  groups: readonly ShortcutGroup<Item>[];
  /** The change that concerns most tasks; undefined where there is no shortcut. */
  remedy: { text: string; tasks: number } | undefined;
}

type Summarized = Pick<Shortcut, 'class' | 'kind' | 'certainty'> & { file: string };

/** @param shortcuts of all tasks; a task is known by its file. */
export function summarizeShortcuts<Item extends Summarized>(
  shortcuts: readonly Item[],
): ShortcutSummary<Item> {
  const groups = Object.keys(shortcutClasses).flatMap((name): ShortcutGroup<Item>[] => {
    const [first, ...rest] = shortcuts.filter((shortcut) => shortcut.class === name);
    if (!first) return [];
    return [
      { class: first.class, shortcuts: [first, ...rest], tasks: countTasks([first, ...rest]) },
    ];
  });
  return {
    tasks: countTasks(shortcuts),
    certainties: countBySurest(
      shortcuts,
      ({ file }) => file,
      ({ certainty }) => certainty,
    ),
    groups: groups.sort((one, other) => other.tasks - one.tasks),
    remedy: findRemedy(shortcuts),
  };
}

const countTasks = (shortcuts: readonly Summarized[]): number =>
  new Set(shortcuts.map(({ file }) => file)).size;

/** Of changes that concern as many tasks, the first. */
function findRemedy(shortcuts: readonly Summarized[]): ShortcutSummary<never>['remedy'] {
  const byTask = Map.groupBy(shortcuts, ({ file }) => file);
  const [most] = countRemedies([...byTask.values()]).sort((one, other) => other.tasks - one.tasks);
  return most && { text: most.remedy, tasks: most.tasks };
}
