import { formatCommand } from '#lint/report/github.ts';
import { summarizeShortcuts } from '../model/summary.ts';
import {
  formatHeading,
  formatSource,
  type ReportedShortcut,
  type ReportedShortcuts,
} from './reported-shortcuts.ts';

/**
 * How many tasks could be passed without the work, after a notice for each shortcut that makes the check
 * fail: GitHub shows ten, so others would hide them.
 */
export function formatShortcutNotices(
  { tasks, shortcuts }: ReportedShortcuts,
  isFailure: (shortcut: ReportedShortcut) => boolean,
): string[] {
  return [
    ...shortcuts.filter(isFailure).map(formatShortcutNotice),
    formatHeading(summarizeShortcuts(shortcuts), tasks),
  ];
}

/** The workflow command that shows a shortcut beside its line. */
export const formatShortcutNotice = (shortcut: ReportedShortcut): string =>
  formatCommand(
    'notice',
    { ...shortcut, file: shortcut.path },
    `shortcut ${shortcut.class}`,
    `${shortcut.certainty}: ${shortcut.message}${formatSource(shortcut)}`,
  );
