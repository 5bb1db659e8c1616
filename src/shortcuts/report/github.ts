import { formatCommand } from '#lint/report/github.ts';
import { summarizeShortcuts } from '../model/summary.ts';
import {
  formatHeading,
  formatSource,
  type ReportedShortcut,
  type ReportedShortcuts,
} from './reported-shortcuts.ts';

/**
 * How many tasks could be passed without the work, after an error for each shortcut that makes the check
 * fail: GitHub shows ten, so others would hide them.
 */
export function formatShortcutAnnotations(
  { tasks, shortcuts }: ReportedShortcuts,
  isFailure: (shortcut: ReportedShortcut) => boolean,
): string[] {
  return [
    ...shortcuts.filter(isFailure).map(formatShortcutAnnotation),
    formatHeading(summarizeShortcuts(shortcuts), tasks),
  ];
}

/** The workflow command that shows a shortcut beside its line. */
export const formatShortcutAnnotation = (shortcut: ReportedShortcut): string =>
  formatCommand(
    'error',
    { ...shortcut, file: shortcut.path },
    `shortcut ${shortcut.class}`,
    `${shortcut.certainty}: ${shortcut.message}${formatSource(shortcut)}`,
  );
