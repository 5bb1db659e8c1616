import { isAtLeast } from '#lint/model/finding.ts';
import { groupByCause } from '../causes/causes.ts';
import { groupByConsequence } from '../causes/consequence-groups.ts';
import { countImpact, formatHeadline } from '../headline.ts';
import type { Paint } from '../paint.ts';
import type { ReportSubject, TextOptions } from '../report-options.ts';
import { formatClosing } from './closing-lines.ts';
import { formatEachFinding } from './full-form.ts';
import { formatCauses } from './short-form.ts';

/** What fits two screens. */
const mostLines = 80;
/** What a command adds: the source of the environment, a profile, settings that were not used. */
const linesOfCommand = 5;
/** More findings are listed by cause, unless all are asked for. */
const mostFindings = 20;

/**
 * What the findings mean, in a line; then the findings by consequence and rule: few of them, or all on
 * demand, each with its line, otherwise the causes on two screens; then how much was checked.
 */
export function formatText(subject: ReportSubject, options: TextOptions): string {
  const { paint = plain, rules, isComplete = rules !== undefined } = options;
  const { level = isComplete ? 'info' : 'warning' } = options;
  const { findings, tasks, isTask } = subject;
  const { added = [] } = options;
  const beside = added.length === 0 ? [] : [added.join('\n')];
  const listed = findings.filter(({ severity }) => isAtLeast(severity, level));
  const head = paint('strong', formatHeadline(tasks, countImpact(findings), rules));
  const groups = groupByConsequence(groupByCause(listed));
  const first = groups[0]?.rules[0]?.code;
  const asked = { ...options, paint, level, first };
  if (isComplete || listed.length <= mostFindings) {
    const blocks = formatEachFinding(groups, asked);
    const closing = formatClosing(subject, asked, 'full');
    const report = [head, ...blocks, ...beside, closing.join('\n')].join('\n\n');
    if (isComplete || countLines(report) <= mostLines - linesOfCommand) return report;
  }
  const closing = formatClosing(subject, asked, 'short');
  const linesBeside = added.length + beside.length;
  const room = mostLines - linesOfCommand - closing.length - 3 - linesBeside;
  const unlisted = level === 'warning' ? findings.filter((one) => one.severity === 'info') : [];
  const blocks = formatCauses(groups, { ...asked, isTask, room, unlisted });
  return [head, ...blocks, ...beside, closing.join('\n')].join('\n\n');
}

const plain: Paint = (_style, text) => text;

const countLines = (text: string): number => text.split('\n').length;
