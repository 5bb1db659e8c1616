import { shortcutClasses, type ShortcutClass } from '#shortcuts/model/shortcut-classes.ts';
import type { ShownShortcut } from '#shortcuts/model/shortcut.ts';
import { formatSource } from '#shortcuts/report/reported-shortcuts.ts';
import { countEach } from '#text/figures/count-each.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import type { ShortcutDiff, TaskShortcuts } from './compare-shortcuts.ts';
import { listEdits, type Section, type WriteEdit } from './list-sections.ts';

/** "Shortcuts added: 3 tasks (reference in reach 2, unsafe judge 1).", and the same of removed ones. */
export function describeShortcutDiff({ added, removed }: ShortcutDiff): string[] {
  return [
    ...describeTasks('Shortcuts added', added),
    ...describeTasks('Shortcuts removed', removed),
  ];
}

function describeTasks(title: string, tasks: readonly TaskShortcuts[]): string[] {
  if (tasks.length === 0) return [];
  const counts = countEach(
    tasks.flatMap(({ shortcuts }) => [...new Set(shortcuts.map((shortcut) => shortcut.class))]),
  );
  const classes = Object.keys(shortcutClasses) as ShortcutClass[];
  const parts = classes.flatMap((name) => {
    const number = counts.get(name);
    if (number === undefined) return [];
    return [`${shortcutClasses[name].label.toLowerCase()} ${formatCount(number)}`];
  });
  return [`${title}: ${count(tasks.length, 'task')} (${parts.join(', ')}).`];
}

/** The parts of a report about shortcuts that have entries, added ones first. */
export const listShortcutSections = (
  { added, removed }: ShortcutDiff,
  write: WriteEdit,
): Section[] =>
  [
    { title: 'Shortcuts added', tasks: added },
    { title: 'Shortcuts removed', tasks: removed },
  ]
    .filter(({ tasks }) => tasks.length > 0)
    .map(({ title, tasks }) => ({
      title,
      entries: listEdits(
        tasks.map(({ task, shortcuts }) => ({
          task,
          sentences: shortcuts.map((shortcut) => [describeShortcut(shortcut)]),
        })),
        write,
      ),
    }));

/** A shortcut in a line. */
const describeShortcut = (shortcut: ShownShortcut): string =>
  `${shortcutClasses[shortcut.class].label}, ${shortcut.certainty}: ${shortcut.message}${formatSource(shortcut)}`;

/** The same in JSON: a list of shortcuts, each with its task. */
export const toShortcutDiffJson = (diff: ShortcutDiff) => ({
  added: diff.added.flatMap(toShortcutsJson),
  removed: diff.removed.flatMap(toShortcutsJson),
});

const toShortcutsJson = ({ task: { id, file }, shortcuts }: TaskShortcuts) =>
  shortcuts.map(({ class: name, kind, certainty, at, message, source }) => ({
    ...{ id, file, class: name, certainty, pointer: toPointer(at), message },
    ...(kind && { kind }),
    ...(source && { source }),
  }));
