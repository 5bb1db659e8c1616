import { cutText } from '#text/cut-text.ts';
import { count } from '#text/figures/plural.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { toCodeSpan } from '#text/to-markdown.ts';
import { countBySeverity } from '../model/finding.ts';
import { filesOf } from './causes.ts';
import { listCauses, type ListedCause } from './listed-causes.ts';
import type { ReportOptions, ReportSubject } from './report-options.ts';
import { toRuleAddress } from './rule-address.ts';
import { formatTotals } from './totals.ts';

/** GitHub refuses a comment of more than 65,536 characters. */
const mostListed = 50;
const longestCell = 300;

/**
 * A line of totals and a table of the findings, errors first, for the summary of a workflow's run or a
 * comment on a pull request. Of many findings with one cause, it has some.
 */
export function formatMarkdown(subject: ReportSubject, options: ReportOptions = {}): string {
  const { level = 'warning', max = mostListed, site } = options;
  const { causes, omitted } = listCauses(subject.findings, { ...options, level, max });
  const { error, warning } = countBySeverity(subject.findings);
  const rows = causes.flatMap((cause) => formatRows(cause, site));
  return [
    `### ${error + warning === 0 ? 'No errors or warnings in the tasks' : 'Errors and warnings in the tasks'}`,
    '',
    formatTotals(subject, options),
    ...(rows.length === 0 ? [] : ['', '| | Place | Rule | Finding |', '| --- | --- | --- | --- |']),
    ...rows,
    ...(omitted === 0
      ? []
      : ['', `${count(omitted, 'more finding')}: run the check to list them.`]),
  ].join('\n');
}

function formatRows({ listed, folded, ...cause }: ListedCause, site?: string): string[] {
  const { severity, code, rule } = cause;
  const name = toCell(`${code} ${rule}`);
  const own = site === undefined ? name : `[${name}](<${toRuleAddress(site, code)}>)`;
  const toRow = (place: string, text: string) => `| ${severity} | ${place} | ${own} | ${text} |`;
  const more = `${formatCount(folded.length)} more with the same cause`;
  return [
    ...listed.map((finding) =>
      toRow(toCell(`${finding.file}:${finding.line}`), toCell(finding.message)),
    ),
    ...(folded.length === 0 ? [] : [toRow(count(filesOf(folded).length, 'file'), more)]),
  ];
}

/**
 * Text of task files as code in a cell of a table: nothing in it is markup, a link, or the name of a
 * user whom GitHub would notify.
 */
const toCell = (text: string): string =>
  toCodeSpan(cutText(toVisibleText(text), longestCell)).replaceAll('|', String.raw`\|`);
