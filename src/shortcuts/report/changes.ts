import { count } from '#text/figures/plural.ts';
import { formatPlace, type ReportedShortcut } from './reported-shortcuts.ts';

/** The shortcuts that a later check finds and an earlier one did not, and how many are gone; empty where all are the same. */
export function describeShortcutChanges(
  before: readonly ReportedShortcut[] = [],
  after: readonly ReportedShortcut[] = [],
): string[] {
  const [earlier, later] = [before, after].map((shortcuts) => new Set(shortcuts.map(keyOf)));
  const added = after.filter((shortcut) => earlier?.has(keyOf(shortcut)) !== true);
  const gone = before.filter((shortcut) => later?.has(keyOf(shortcut)) !== true);
  return [
    ...added.map((shortcut) => `new shortcut  ${formatPlace(shortcut)}  ${shortcut.message}`),
    ...(gone.length === 0 ? [] : [`${count(gone.length, 'shortcut')} gone`]),
  ];
}

/** Lines may have moved. */
const keyOf = ({ file, kind, pointer, message }: ReportedShortcut): string =>
  JSON.stringify([file, kind, pointer, message]);
