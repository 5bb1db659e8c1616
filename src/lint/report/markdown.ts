import { fileOfMember } from '#text/file-name.ts';
import { cutText } from '#text/cut-text.ts';
import { count } from '#text/figures/plural.ts';
import { sum } from '#text/figures/sum.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { toCodeSpan } from '#text/to-markdown.ts';
import { isAtLeast } from '../model/finding.ts';
import { type Cause, filesOf, groupByCause } from './causes/causes.ts';
import { findCommonMessage } from './causes/common-message.ts';
import { type ConsequenceGroup, groupByConsequence } from './causes/consequence-groups.ts';
import { countTasks, type IsTask } from './causes/count-tasks.ts';
import { countImpact, formatHeadline } from './headline.ts';
import type { ReportOptions, ReportSubject } from './report-options.ts';
import { toRuleAddress } from './rule-address.ts';
import { selectMostSevere } from './select-most-severe.ts';
import { describeBaseline, formatTotals } from './totals.ts';

/** GitHub refuses a comment of more than 65,536 characters. */
const mostListed = 50;
const longestCell = 300;

/**
 * What the findings mean, a line of totals, and a table of causes for each consequence, for the summary of
 * a workflow's run or a comment on a pull request.
 */
export function formatMarkdown(subject: ReportSubject, options: ReportOptions = {}): string {
  const { level = 'warning', max = mostListed, site } = options;
  const { findings, tasks, isTask } = subject;
  const causes = groupByCause(findings.filter(({ severity }) => isAtLeast(severity, level)));
  const listed = selectMostSevere(causes, max);
  const groups = groupByConsequence(listed);
  const omitted = countFindings(causes) - countFindings(listed);
  return [
    `### ${formatHeadline(tasks, countImpact(findings), options.rules)}`,
    '',
    [formatTotals(subject, options), ...describeBaseline(options)].join('; '),
    ...groups.flatMap((group) => formatGroup(group, { site, isTask })),
    ...(omitted === 0
      ? []
      : ['', `${count(omitted, 'more finding')}: run the check to list them.`]),
    ...(options.added ?? []),
  ].join('\n');
}

const countFindings = (causes: readonly Cause[]): number =>
  sum(causes.map((cause) => cause.findings.length));

interface GroupOptions {
  site?: string | undefined;
  isTask?: IsTask | undefined;
}

const formatGroup = ({ label, rules }: ConsequenceGroup, options: GroupOptions): string[] => [
  '',
  `#### ${label}`,
  '',
  '| | Rule | Finding | In | Place |',
  '| --- | --- | --- | --- | --- |',
  ...rules.flatMap(({ causes }) => causes.map((cause) => formatRow(cause, options))),
];

function formatRow(
  { severity, code, rule, findings }: Cause,
  { site, isTask }: GroupOptions,
): string {
  const name = toCell(`${code} ${rule}`);
  const linked = site === undefined ? name : `[${name}](<${toRuleAddress(site, code)}>)`;
  const [{ file, line }] = findings;
  const place = toCell(`${fileOfMember(file)}:${line}`);
  const where = countTasks(filesOf(findings), isTask);
  return `| ${severity} | ${linked} | ${toCell(findCommonMessage(findings))} | ${where} | ${place} |`;
}

/**
 * Text of task files as code in a cell of a table: nothing in it is markup, a link, or the name of a
 * user whom GitHub would notify.
 */
export const toCell = (text: string): string =>
  toCodeSpan(cutText(toVisibleText(text), longestCell)).replaceAll('|', String.raw`\|`);
