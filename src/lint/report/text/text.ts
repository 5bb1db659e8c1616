import { filesOf } from './causes.ts';
import { createFramer } from './code-frame.ts';
import type { Finding } from '../model/finding.ts';
import { describeFolded, describeOmitted, listCauses, type ListedCause } from './listed-causes.ts';
import type { Paint } from './paint.ts';
import type { ReportSubject, TextOptions } from './report-options.ts';
import { toRuleAddress } from './rule-address.ts';
import { formatSummary } from './summary.ts';
import { formatTotals } from './totals.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { formatCount } from '#text/figures/format-count.ts';

/**
 * Findings by severity and rule, errors first, each with its line; of many with one cause, some.
 * Then every rule with its counts, those of findings that are not listed included; then a line of
 * totals.
 */
export function formatText(subject: ReportSubject, options: TextOptions): string {
  const { paint = plain, level = 'warning', max } = options;
  const { findings } = subject;
  const { causes, omitted } = listCauses(findings, { ...options, level });
  const sections = Map.groupBy(causes, ({ severity, code }) => `${severity} ${code}`);
  const frameOf = createFramer(options.textOf);
  const fixable = findings.filter(({ fix }) => fix).length;
  return [
    ...[...sections.values()].flatMap((own) => formatSection(own, { ...options, frameOf })),
    ...describeOmitted(omitted, max),
    ...formatSummary(findings, paint),
    [
      formatTotals(subject, options),
      ...(fixable > 0 ? [`${count(fixable, 'finding')} can be fixed with --fix`] : []),
    ].join('\n'),
  ].join('\n\n');
}

const plain: Paint = (_style, text) => text;

interface SectionOptions extends Pick<TextOptions, 'paint' | 'site'> {
  frameOf: ReturnType<typeof createFramer>;
}

/** The findings of one rule and severity, below the rule. */
function formatSection(causes: readonly ListedCause[], options: SectionOptions): string[] {
  const [first] = causes;
  if (!first) return [];
  const { code, rule, severity } = first;
  const { paint = plain, site } = options;
  const findings = causes.flatMap((cause) => cause.findings);
  const number =
    severity === 'info' ? `${formatCount(findings.length)} info` : count(findings.length, severity);
  const tally = `${number} in ${count(filesOf(findings).length, 'file')}`;
  const heading = `${paint('strong', `${code} ${rule}`)}  ${paint('quiet', tally)}`;
  return [
    site === undefined ? heading : `${heading}\n${paint('quiet', toRuleAddress(site, code))}`,
    ...causes.flatMap((cause) => [
      ...cause.listed.map((finding) => formatFinding(finding, options)),
      ...(cause.folded.length > 0 ? [`  ${paint('quiet', describeFolded(cause))}`] : []),
    ]),
  ];
}

function formatFinding(finding: Finding, { frameOf, paint = plain }: SectionOptions): string {
  const { file, line, column, severity, code, rule, message } = finding;
  const place = paint('quiet', `${toVisibleText(file)}:${line}:${column}`);
  const frame = frameOf(finding);
  const gutter = ' '.repeat(frame?.number.length ?? 0);
  return [
    `  ${paint(severity, severity)}  ${code} ${rule}  ${place}`,
    `    ${message}`,
    ...(frame
      ? [
          `    ${paint('quiet', `${frame.number} |`)} ${frame.code}`,
          `    ${paint('quiet', `${gutter} |`)} ${paint(severity, frame.carets)}`,
        ]
      : []),
  ].join('\n');
}
