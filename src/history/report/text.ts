import { count } from '#text/figures/plural.ts';
import { toPlainText, toQuotedText } from '#text/rich-text.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { describeWhere } from '../code/describe-code-change.ts';
import type { ReachedFunction } from '../model/code-comparison.ts';
import type { ReleaseDiff, ReleasedTask } from '../model/release.ts';
import type { Edit } from '../releases/group-edits.ts';
import { describeCode, describeUsers } from './describe-code.ts';
import { describeCounts, describeNextVersion } from './describe-counts.ts';
import type { DiffReport, ReportedState } from './diff-report.ts';
import { describeShortcutDiff, listShortcutSections } from './describe-shortcuts.ts';
import { countEntries, listSections, type Section, toEntries } from './list-sections.ts';
import type { MovedTask } from './listed-tasks.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** A report for a terminal: every change as a sentence, the worst first, and the same one of several tasks once. */
export function formatDiffText(report: DiffReport): string {
  const { before, after, diff } = report;
  const sections = listSections(diff, {
    edit: listEdit,
    renamed: listRenamed,
    task: listTask,
  });
  const head = `${nameState(before)} → ${nameState(after)}`;
  const shortcutSections = listShortcutSections(report.shortcuts, listEdit);
  const parts = [
    head,
    ...[...shortcutSections, ...sections, ...listCodeSection(diff)].map(formatSection),
    formatEnd(report),
  ];
  return parts.join('\n\n');
}

function formatEnd(report: DiffReport): string {
  const { before, after } = report;
  const lines = [
    ...describeCounts(report.diff),
    ...describeShortcutDiff(report.shortcuts),
    ...[before, after].flatMap(({ name, unreadable }) =>
      unreadable.length > 0
        ? [`Not readable in ${name}, and so not compared: ${unreadable.join(', ')}.`]
        : [],
    ),
    ...describeCode(report.diff, [before.name, after.name]).map(toQuotedText),
    describeNextVersion(report),
  ];
  return lines.map(toVisibleText).join('\n');
}

const nameState = ({ name, date, tasks }: ReportedState): string => {
  const day = date === undefined ? '' : `${date.slice(0, 10)}, `;
  return `${toVisibleText(name)} (${day}${count(tasks, 'task')})`;
};

const formatSection = ({ title, entries }: Section): string =>
  [`${title} (${formatCount(countEntries(entries))})`, ...entries.map(({ text }) => text)].join(
    '\n',
  );

const listCodeSection = ({ functions }: ReleaseDiff): Section[] =>
  functions.length === 0
    ? []
    : [{ title: 'Functions with other code', entries: toEntries(functions, listFunction) }];

const listFunction = ({ change, tasks }: ReachedFunction<ReleasedTask>): string => {
  const where = toPlainText(describeWhere(change));
  return toVisibleText(`  ${change.kind} ${change.name}  ${where}; ${describeUsers(tasks)}`);
};

const listTask = ({ id, file }: ReleasedTask): string => `  ${toVisibleText(`${id}  ${file}`)}`;

const listRenamed = ({ before, after, similarity = 1 }: MovedTask): string => {
  if (before.id === after.id) {
    return `${listTask(after)}\n    file moved from ${toVisibleText(before.file)}`;
  }
  const from = toVisibleText(`${before.id} (${before.file})`);
  return `${listTask(after)}\n    was ${from}, ${Math.floor(similarity * 100)}% of the content`;
};

const listEdit = ({ tasks, sentences }: Edit<ReleasedTask>): string => {
  const lines = sentences.map((sentence) => `    ${toVisibleText(toQuotedText(sentence))}`);
  const [only] = tasks;
  if (only && tasks.length === 1) return [listTask(only), ...lines].join('\n');
  const head = `  The same in ${count(tasks.length, 'task')}:`;
  return [head, ...lines, ...tasks.map((task) => `    ${listTask(task)}`)].join('\n');
};
