import { fileOfMember } from '#text/file-name.ts';
import type { TextOptions } from '#lint/report/report-options.ts';
import { toCell } from '#lint/report/markdown.ts';
import { toPercent } from '#text/figures/percent.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { type ShortcutGroup, summarizeShortcuts } from '../model/summary.ts';
import {
  formatHeading,
  formatRemedy,
  formatSource,
  type ReportedShortcut,
  type ReportedShortcuts,
} from './reported-shortcuts.ts';

/** A folded table with a row for each class that occurs, and an example of it; on demand another with every shortcut. */
export function formatShortcutFold(
  { tasks, shortcuts }: ReportedShortcuts,
  { isComplete = false }: Pick<TextOptions, 'isComplete'> = {},
): string[] {
  const summary = summarizeShortcuts(shortcuts);
  const { groups, remedy } = summary;
  const heading = formatHeading(summary, tasks);
  if (!remedy) return ['', heading];
  return [
    '',
    `<details><summary>${heading}</summary>`,
    '',
    '| Shortcut | Tasks | Share | Such as | Place |',
    '| --- | ---: | ---: | --- | --- |',
    ...groups.map((group) => {
      const [example] = group.shortcuts;
      const share = toPercent(group.tasks, tasks);
      return `| ${group.class} | ${formatCount(group.tasks)} | ${share} | ${toCell(example.message)} | ${toPlaceCell(example)} |`;
    }),
    ...(isComplete ? listShortcuts(groups) : []),
    '',
    formatRemedy(remedy),
    '',
    '</details>',
  ];
}

const listShortcuts = (groups: readonly ShortcutGroup<ReportedShortcut>[]): string[] => [
  '',
  '| Shortcut | Certainty | Evidence | Place |',
  '| --- | --- | --- | --- |',
  ...groups.flatMap(({ shortcuts }) =>
    shortcuts.map((shortcut) => {
      const evidence = toCell(`${shortcut.message}${formatSource(shortcut)}`);
      return `| ${shortcut.class} | ${shortcut.certainty} | ${evidence} | ${toPlaceCell(shortcut)} |`;
    }),
  ),
];

const toPlaceCell = ({ file, line }: ReportedShortcut): string =>
  toCell(`${fileOfMember(file)}:${line}`);
