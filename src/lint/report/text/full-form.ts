import { fileOfMember } from '#text/file-name.ts';
import { count } from '#text/figures/plural.ts';
import { sum } from '#text/figures/sum.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import type { Finding } from '#lint/model/finding.ts';
import { describeOmitted } from '../annotated-causes.ts';
import type { ConsequenceGroup, RuleCauses } from '../causes/consequence-groups.ts';
import type { Paint } from '../paint.ts';
import type { TextOptions } from '../report-options.ts';
import { toRuleAddress } from '../rule-address.ts';
import { countOfSeverity } from '../severity-words.ts';
import { createFramer } from './code-frame.ts';

interface FullOptions extends Pick<TextOptions, 'site' | 'max' | 'textOf'> {
  paint: Paint;
}

interface FindingOptions extends FullOptions {
  frameOf: ReturnType<typeof createFramer>;
}

/** Blocks with every finding and its line, by consequence and rule. */
export function formatEachFinding(
  groups: readonly ConsequenceGroup[],
  options: FullOptions,
): string[] {
  const { max = Infinity, paint } = options;
  const frameOf = createFramer(options.textOf);
  const blocks: string[] = [];
  let room = max;
  for (const { label, rules } of groups) {
    if (room <= 0) break;
    blocks.push(paint('strong', label));
    for (const rule of rules) {
      if (room <= 0) break;
      const findings = rule.causes.flatMap((cause) => cause.findings).slice(0, room);
      room -= findings.length;
      blocks.push(formatRule(rule, options));
      for (const finding of findings) blocks.push(formatFinding(finding, { ...options, frameOf }));
    }
  }
  const number = sum(groups.flatMap(({ rules }) => rules.map(({ findings }) => findings)));
  return [...blocks, ...describeOmitted(Math.max(0, number - max), max)];
}

function formatRule(
  { code, rule, severity, findings, files }: RuleCauses,
  { paint, site }: FullOptions,
): string {
  const number = countOfSeverity(findings, severity);
  const heading = `${paint('strong', `${code} ${rule}`)}  ${paint('quiet', `${number} in ${count(files, 'file')}`)}`;
  return site === undefined ? heading : `${heading}\n${paint('quiet', toRuleAddress(site, code))}`;
}

function formatFinding(finding: Finding, { frameOf, paint }: FindingOptions): string {
  const { file, files = [], line, column, severity, code, rule, message } = finding;
  const place = paint('quiet', `${toVisibleText(fileOfMember(file))}:${line}:${column}`);
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
    ...(files.length > 1 ? [`    ${paint('quiet', describeFiles(files, file))}`] : []),
  ].join('\n');
}

/** How many other files a finding is about, with the names of some. */
function describeFiles(files: readonly string[], file: string): string {
  const others = files.filter((name) => name !== file);
  const named = others.slice(0, namedFiles).map((name) => toVisibleText(name));
  const rest = others.length > named.length ? ', …' : '';
  return `also in ${count(others.length, 'file')}: ${named.join(', ')}${rest}`;
}

const namedFiles = 3;
