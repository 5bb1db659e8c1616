import { changeClasses } from '#format/change-class.ts';
import { count } from '#text/figures/plural.ts';
import { escapeMarkdown, toCodeSpan, toMarkdown } from '#text/to-markdown.ts';
import type { ReleasedTask } from '../model/release.ts';
import type { Edit } from '../releases/group-edits.ts';
import { listCodeSections } from './code-sections.ts';
import { describeCode } from './describe-code.ts';
import { describeShared, describeNextVersion } from './describe-counts.ts';
import type { DiffReport } from './diff-report.ts';
import { byteLength, foldSections } from './folded-sections.ts';
import { describeShortcutDiff, listShortcutSections } from './describe-shortcuts.ts';
import { listSections } from './list-sections.ts';
import { countListed, describeBoth, listCounted, type MovedTask } from './listed-tasks.ts';
import { nameList } from './name-list.ts';
import { summarizeDiff } from './summarize-diff.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { nameSome, takeFirst } from '#text/first-items.ts';

/** GitHub refuses a comment of more than 65,536 characters; a workflow may add a few of its own. */
const longest = 58_000;

/** The first changes of a task; the others are counted. */
const mostSentences = 8;

/** The first tasks that have the same changes; with all of them, there would be no room for other changes. */
const mostFiles = 40;

/** A report for a comment in a pull request, the worst changes first, cut where it becomes too long. */
export function formatDiffMarkdown(report: DiffReport, limit = longest): string {
  const { diff } = report;
  const taskSections = [
    ...listShortcutSections(report.shortcuts, listEdit),
    ...listSections(diff, { edit: listEdit, renamed: listRenamed, task: listTask }),
  ].map((section) => ({ ...section, noun: 'task' }));
  const codeSections = listCodeSections(diff);
  const head = formatHead(report);
  const room = limit - byteLength(head) - 2;
  // What has changed in the code explains many changes of tasks, so that these leave it some room.
  const code = foldSections(codeSections, Math.floor(room / 2));
  const tasks = foldSections(taskSections, room - code.size);
  return [head, ...tasks.blocks, ...code.blocks].join('\n');
}

function formatHead(report: DiffReport): string {
  const { before, after, diff } = report;
  const summary = summarizeDiff(diff);
  const listed = countListed(diff);
  const rows = changeClasses.map(
    (one) => `| changed: ${one} | ${formatCount(summary.byClass[one])} |`,
  );
  return [
    `### ${toCodeSpan(before.name)} → ${toCodeSpan(after.name)}`,
    '',
    '| tasks | |',
    '| --- | ---: |',
    ...rows,
    ...listCounted(listed)
      .filter((list) => list !== 'changed')
      .map((list) => `| ${nameList(list)} | ${formatCount(listed[list])} |`),
    '',
    ...[describeBoth(listed) ?? []].flat(),
    describeShared(summary),
    ...describeShortcutDiff(report.shortcuts),
    ...describeCode(diff, [before.name, after.name]).map(toMarkdown),
    escapeMarkdown(describeNextVersion(report)),
    ...[before, after].flatMap(({ name, unreadable }) =>
      unreadable.length > 0
        ? [
            `Not readable in ${toCodeSpan(name)}, and so not compared: ${count(unreadable.length, 'file')}.`,
          ]
        : [],
    ),
    '',
  ].join('\n');
}

const listTask = ({ file }: ReleasedTask): string => `- ${toCodeSpan(file)}`;

function listRenamed({ before, after, similarity = 1 }: MovedTask): string {
  const share = `${Math.floor(similarity * 100)}% of the content`;
  if (before.file === after.file) {
    const ids = `id ${toCodeSpan(before.id)} → ${toCodeSpan(after.id)}`;
    return `- ${toCodeSpan(after.file)} (${ids}, ${share})`;
  }
  const how = before.id === after.id ? 'file moved' : share;
  return `- ${toCodeSpan(before.file)} → ${toCodeSpan(after.file)} (${how})`;
}

function listEdit({ tasks, sentences }: Edit<ReleasedTask>): string {
  const { shown, more } = takeFirst(sentences, mostSentences);
  const lines = [
    ...shown.map(toMarkdown),
    ...(more > 0 ? [`… and ${count(more, 'other change')}`] : []),
  ];
  const [only] = tasks;
  if (only && tasks.length === 1) return listWithLines(listTask(only), lines);
  const files = nameSome(
    tasks.map(({ file }) => toCodeSpan(file)),
    mostFiles,
  );
  return listWithLines(`- The same in ${count(tasks.length, 'task')}`, [...lines, files]);
}

const listWithLines = (head: string, lines: readonly string[]): string =>
  [head, ...lines.map((line) => `  - ${line}`)].join('\n');
