import { fileOfMember } from '#text/file-name.ts';
import { toCell } from '#lint/report/markdown.ts';
import { toPercent } from '#text/figures/percent.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { summarizeShortcuts } from '../model/summary.ts';
import { formatHeading, formatRemedy, type ReportedShortcuts } from './reported-shortcuts.ts';

/** A folded table with a row for each class that occurs, and an example of it. */
export function formatShortcutFold({ tasks, shortcuts }: ReportedShortcuts): string[] {
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
      const [{ message, file, line }] = group.shortcuts;
      const place = `${fileOfMember(file)}:${line}`;
      const share = toPercent(group.tasks, tasks);
      return `| ${group.class} | ${formatCount(group.tasks)} | ${share} | ${toCell(message)} | ${toCell(place)} |`;
    }),
    '',
    formatRemedy(remedy),
    '',
    '</details>',
  ];
}
