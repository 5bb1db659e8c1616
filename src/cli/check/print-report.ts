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
import { describeShortcutChanges } from '#shortcuts/report/changes.ts';
import { formatShortcutAnnotations } from '#shortcuts/report/github.ts';
import { toShortcutJson } from '#shortcuts/report/json.ts';
import { formatShortcutFold } from '#shortcuts/report/markdown.ts';
import type { ReportedShortcuts } from '#shortcuts/report/reported-shortcuts.ts';
import { toSarifShortcuts } from '#shortcuts/report/sarif.ts';
import { formatShortcutBlock } from '#shortcuts/report/text.ts';
import type { Threshold } from '../options/fail-on.ts';
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

interface ReportCall {
  format: ReportFormat;
  report: Omit<TextOptions, 'textOf'>;
  failOn: Threshold;
}

/** What a report says of shortcuts, as an option of its formatter. */
const shortcutForms = {
  text: (found: ReportedShortcuts, options: Partial<TextOptions>) => ({
    added: formatShortcutBlock(found, options).split('\n'),
  }),
  json: ({ shortcuts }: ReportedShortcuts) => ({
    fields: { shortcuts: shortcuts.map(toShortcutJson) },
  }),
  sarif: ({ shortcuts }: ReportedShortcuts) => ({ beside: toSarifShortcuts(shortcuts) }),
  github: (found: ReportedShortcuts, _: unknown, { isFailure }: Threshold) => ({
    added: formatShortcutAnnotations(found, isFailure),
  }),
  markdown: (found: ReportedShortcuts, options: Partial<TextOptions>) => ({
    added: formatShortcutFold(found, options),
  }),
};

export function printReport(
  { format, report, failOn }: ReportCall,
  checked: readonly CheckedTarget[],
): void {
  const found = toReport(checked, namings[format]);
  const { tasks, shortcuts } = found;
  const { isTTY, columns } = process.stdout;
  const options = { ...found, ...(isTTY && { columns }), ...report };
  const more = shortcuts && shortcutForms[format]({ tasks, shortcuts }, options, failOn);
  const text = formats[format](found, { ...options, ...more });
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
  const earlier = toReport(before, 'shortNameOf');
  const diff = compareFindingLists(earlier.findings, report.findings);
  console.log(
    [
      describeFindingsDiff(diff, report.findings),
      ...listFindingsDiff(diff),
      ...describeShortcutChanges(earlier.shortcuts, report.shortcuts),
      formatTotals(report, report),
    ].join('\n'),
  );
}
