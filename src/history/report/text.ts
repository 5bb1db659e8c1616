import { changeClasses } from '../../format/change-class.ts';
import { count } from '../../text/figures/plural.ts';
import { toQuotedText } from '../../text/rich-text.ts';
import { toVisibleText } from '../../text/safe/visible-text.ts';
import type { ChangedTask, ReleasedTask } from '../model/release.ts';
import { describeCounts, describeStep } from './describe-counts.ts';
import type { DiffReport, ReportedState } from './diff-report.ts';
import { listChanged, summarizeDiff } from './summarize-diff.ts';

/** A report for a terminal: every change as a sentence, the worst first. */
export function formatDiffText(report: DiffReport): string {
  const { before, after, diff } = report;
  const changed = listChanged(diff);
  const sections = [
    ...changeClasses.map((one) => {
      const tasks = changed.filter((pair) => pair.class === one);
      return section(`Changed: ${one}`, tasks.flatMap(listChange), tasks.length);
    }),
    section('Removed', diff.removed.map(listTask), diff.removed.length),
    section(
      'Renamed',
      diff.renamed.map((pair) => {
        const from = `${pair.before.id} (${pair.before.file})`;
        const share = `${Math.floor(pair.similarity * 100)} % of the content`;
        return `${listTask(pair.after)}\n    was ${toVisibleText(from)}, ${share}`;
      }),
      diff.renamed.length,
    ),
    section('Added', diff.added.map(listTask), diff.added.length),
  ];
  const head = `${nameState(before)} → ${nameState(after)}`;
  const parts = [head, ...sections.filter((text) => text !== ''), formatEnd(report)];
  return parts.join('\n\n');
}

function formatEnd(report: DiffReport): string {
  const { before, after } = report;
  const unreadable = [...before.unreadable, ...after.unreadable];
  const lines = [
    ...describeCounts(summarizeDiff(report.diff)),
    ...(unreadable.length > 0
      ? [`Not compared, because they are not JSON: ${[...new Set(unreadable)].join(', ')}.`]
      : []),
    describeStep(report),
  ];
  return lines.map(toVisibleText).join('\n');
}

const nameState = ({ name, date, tasks }: ReportedState): string => {
  const day = date === undefined ? '' : `${date.slice(0, 10)}, `;
  return `${toVisibleText(name)} (${day}${count(tasks, 'task')})`;
};

function section(title: string, lines: readonly string[], number: number): string {
  return number === 0 ? '' : [`${title} (${number})`, ...lines].join('\n');
}

const listTask = ({ id, file }: ReleasedTask): string => `  ${toVisibleText(`${id}  ${file}`)}`;

const listChange = ({ after, changes }: ChangedTask): string[] => [
  listTask(after),
  ...changes.map(({ sentence }) => `    ${toVisibleText(toQuotedText(sentence))}`),
];
