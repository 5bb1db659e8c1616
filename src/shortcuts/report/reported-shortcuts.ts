import { fileOfMember } from '#text/file-name.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { toPercent } from '#text/figures/percent.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { describeCertainties } from '../model/certainty-counts.ts';
import type { PlacedShortcut } from '../model/shortcut.ts';
import type { ShortcutSummary } from '../model/summary.ts';

/** A shortcut in a report of a check. */
export interface ReportedShortcut extends Omit<PlacedShortcut, 'source'> {
  /** The id of the task. */
  id: string;
  /** The path of the file from the folder that the check was called in. */
  path: string;
  /** As its JSON may be read again. */
  source?: { file: string; line?: number | undefined } | undefined;
}

/** The shortcuts of a report, and how many tasks were searched for them. */
export interface ReportedShortcuts {
  tasks: number;
  shortcuts: readonly ReportedShortcut[];
}

/** "What could pass without the work: 184 of 369 tasks (50%; 30 certain, 154 likely)". */
export function formatHeading(
  { tasks: passing, certainties }: Pick<ShortcutSummary<never>, 'tasks' | 'certainties'>,
  tasks: number,
): string {
  const title = 'What could pass without the work';
  if (passing === 0) return `${title}: no shortcut found in ${count(tasks, 'task')}`;
  return `${title}: ${formatCount(passing)} of ${count(tasks, 'task')} (${toPercent(passing, tasks)}; ${describeCertainties(certainties)})`;
}

/** "what would change most: keep … (181 tasks)". */
export const formatRemedy = ({ text, tasks }: { text: string; tasks: number }): string =>
  `what would change most: ${text} (${count(tasks, 'task')})`;

/** Where it is, and which line of the environment's source shows it. */
export const formatPlace = ({ file, line, column }: ReportedShortcut): string =>
  `${toVisibleText(fileOfMember(file))}:${line}:${column}`;

/** "; see metrics/table.py:12", the line of the environment's source; empty where the task file is enough. */
export const formatSource = ({ source }: Pick<ReportedShortcut, 'source'>): string =>
  source === undefined
    ? ''
    : `; see ${toVisibleText(source.file)}${source.line === undefined ? '' : `:${source.line}`}`;
