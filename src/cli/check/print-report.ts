import { formatGithub } from '#lint/report/github.ts';
import { formatJson } from '#lint/report/json.ts';
import { formatMarkdown } from '#lint/report/markdown.ts';
import type { ReportOptions } from '#lint/report/report-options.ts';
import { formatSarif } from '#lint/report/sarif.ts';
import { formatText } from '#lint/report/text.ts';
import { printExactly } from '../terminal/inert-output.ts';
import { describeCircumstances, toReport } from './check-report.ts';
import type { CheckedTarget } from './check-targets.ts';

const formats = {
  text: formatText,
  json: formatJson,
  sarif: formatSarif,
  github: formatGithub,
  markdown: formatMarkdown,
};

type ReportFormat = keyof typeof formats;

export const reportFormats = Object.keys(formats) as ReportFormat[];

export function printReport(
  { format, report }: { format: ReportFormat; report: ReportOptions },
  checked: readonly CheckedTarget[],
): void {
  // JSON names a file as its folder does, so that a report is the same wherever it was made.
  const found = toReport(checked, format === 'json' ? 'nameOf' : 'pathOf');
  const text = formats[format](found, { ...found, ...report });
  const print = () => {
    console.log(text);
  };
  if (format === 'github') printExactly(print);
  else print();
  if (format === 'text') for (const line of describeCircumstances(checked)) console.log(line);
}
