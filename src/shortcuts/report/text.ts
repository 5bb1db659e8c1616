import { toPercent } from '#text/figures/percent.ts';
import { count } from '#text/figures/plural.ts';
import { wrapText } from '#text/wrap-text.ts';
import type { TextOptions } from '#lint/report/report-options.ts';
import { type ShortcutGroup, summarizeShortcuts } from '../model/summary.ts';
import {
  formatHeading,
  formatPlace,
  formatRemedy,
  formatSource,
  type ReportedShortcut,
  type ReportedShortcuts,
} from './reported-shortcuts.ts';

type BlockOptions = Pick<TextOptions, 'paint' | 'columns' | 'isComplete'>;

/** How many tasks could be passed in which way, each with an example; on demand every shortcut with its line. */
export function formatShortcutBlock(
  { tasks, shortcuts }: ReportedShortcuts,
  options: BlockOptions = {},
): string {
  const { paint = (_style, text) => text, isComplete = false } = options;
  const summary = summarizeShortcuts(shortcuts);
  const { groups, remedy } = summary;
  const width = Math.max(...groups.map((group) => group.class.length));
  return [
    paint('strong', formatHeading(summary, tasks)),
    ...groups.flatMap((group) => {
      const figures = `${count(group.tasks, 'task')} (${toPercent(group.tasks, tasks)})`;
      const name = `  ${paint('strong', group.class)}${' '.repeat(width - group.class.length)}  ${figures}`;
      if (isComplete) return [name, ...group.shortcuts.map(formatShortcut)];
      return [
        `${name}${paint('quiet', `, such as ${formatPlace(group.shortcuts[0])}`)}`,
        `    ${cutLine(group, options)}`,
      ];
    }),
    ...(remedy ? [`  ${formatRemedy(remedy)}`] : []),
  ].join('\n');
}

function cutLine(
  { shortcuts: [{ message }] }: ShortcutGroup<ReportedShortcut>,
  { columns = 100 }: BlockOptions,
): string {
  const [line = '', ...rest] = wrapText(message, Math.max(60, columns) - 6);
  return rest.length > 0 ? `${line} …` : line;
}

const formatShortcut = (shortcut: ReportedShortcut): string =>
  `    ${formatPlace(shortcut)}  ${shortcut.certainty}: ${shortcut.message}${formatSource(shortcut)}`;
