import {
  compareFindingLists,
  describeFindingsDiff,
  listFindingsDiff,
} from '#lint/report/findings-diff.ts';
import { formatGithub } from '#lint/report/github.ts';
import { formatJson } from '#lint/report/json.ts';
import { formatMarkdown } from '#lint/report/markdown.ts';
import type { TextOptions } from '#lint/report/report-options.ts';
import { formatSarif } from '#lint/report/sarif.ts';
import { formatText } from '#lint/report/text/text.ts';
import { formatTotals } from '#lint/report/totals.ts';
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

// JSON names a file as its folder does, so that a report is the same wherever it was made; other
// programs find the files by their paths.
const namings = {
  text: 'shortNameOf',
  json: 'nameOf',
  sarif: 'pathOf',
  github: 'pathOf',
  markdown: 'pathOf',
} as const;

export function printReport(
  { format, report }: { format: ReportFormat; report: Omit<TextOptions, 'textOf'> },
  checked: readonly CheckedTarget[],
): void {
  const found = toReport(checked, namings[format]);
  const { isTTY, columns } = process.stdout;
  const width = isTTY ? { columns } : {};
  const text = formats[format](found, { ...found, ...width, ...report });
  const print = () => {
    console.log(text);
  };
  if (format === 'github') printExactly(print);
  else print();
  if (format === 'text') for (const line of describeCircumstances(checked)) console.log(line);
}

/** Prints what a later check found that an earlier one did not, what is gone, and what is left. */
export function printChanges(
  before: readonly CheckedTarget[],
  checked: readonly CheckedTarget[],
): void {
  const report = toReport(checked, 'shortNameOf');
  const diff = compareFindingLists(toReport(before, 'shortNameOf').findings, report.findings);
  console.log(
    [
      describeFindingsDiff(diff, report.findings),
      ...listFindingsDiff(diff),
      formatTotals(report, report),
    ].join('\n'),
  );
}
