import { listClasses } from '#catalogue/shortcuts/describe-shortcuts.ts';
import type { FindShortcuts } from '#catalogue/shortcuts/task-shortcuts.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { shortcutClasses } from '#shortcuts/model/shortcut-classes.ts';
import type { TaskGroup } from './cross-groups.ts';

/** Rates on fewer tasks say little. */
const fewest = 10;

/** The tasks with and without a shortcut, of any class and of each, where both are enough for rates. */
export function listShortcutGroups({
  entries,
  findShortcuts,
}: {
  entries: readonly TaskEntry[];
  findShortcuts: FindShortcuts;
}): TaskGroup[] {
  const found = entries.map((entry) => ({ entry, classes: listClasses(findShortcuts(entry)) }));
  const divide = (label: string, has: (classes: readonly string[]) => boolean): TaskGroup[] => {
    const [those, others] = [true, false].map((side) =>
      found.filter(({ classes }) => has(classes) === side).map(({ entry }) => entry),
    );
    if (!those || !others || Math.min(those.length, others.length) < fewest) return [];
    return [
      { label, tasks: those },
      { label: 'without it', tasks: others },
    ];
  };
  const present = listClasses(entries.flatMap(findShortcuts));
  return [
    ...divide('Any shortcut', (classes) => classes.length > 0),
    ...present.flatMap((name) =>
      divide(shortcutClasses[name].label, (classes) => classes.includes(name)),
    ),
  ];
}
