import { countBySeverity } from '../model/finding.ts';
import type { ReportOptions, ReportSubject } from './report-options.ts';
import { count } from '#text/figures/plural.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { formatSeverityCounts } from './severity-words.ts';

/** One line: how much was checked and found. */
export function formatTotals(
  { files, tasks, findings }: ReportSubject,
  { excepted = 0, rules }: Pick<ReportOptions, 'excepted' | 'rules'>,
): string {
  const counts = formatSeverityCounts(countBySeverity(findings));
  return [
    `${count(tasks, 'task')} in ${count(files, 'file')}: ${counts}`,
    ...(rules === undefined ? [] : [`only ${rules.join(', ')}`]),
    ...(excepted === 0 ? [] : [`${formatCount(excepted)} excepted in dataset.json`]),
  ].join('; ');
}

/** What the baseline has to do with it; empty without one. */
export function describeBaseline({ recorded = 0, gone = 0 }: ReportOptions): string[] {
  const [verb, objects] = gone === 1 ? ['is', 'it'] : ['are', 'them'];
  return [
    ...(recorded === 0 ? [] : [`${count(recorded, 'more finding')} in the baseline`]),
    ...(gone === 0
      ? []
      : [
          `${count(gone, 'finding')} of the baseline ${verb} gone; remove ${objects} with --prune-baseline`,
        ]),
  ];
}
