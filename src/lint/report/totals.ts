import { countBySeverity } from '../model/finding.ts';
import type { ReportOptions, ReportSubject } from './report-options.ts';
import { count } from '#text/figures/plural.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** One line: how much was checked and found. */
export function formatTotals(
  { files, tasks, findings }: ReportSubject,
  { excepted = 0, rules }: Pick<ReportOptions, 'excepted' | 'rules'>,
): string {
  const { error, warning, info } = countBySeverity(findings);
  const counts = [
    count(error, 'error'),
    count(warning, 'warning'),
    `${formatCount(info)} info`,
  ].join(', ');
  return [
    `${count(tasks, 'task')} in ${count(files, 'file')}: ${counts}`,
    ...(rules === undefined ? [] : [`only ${rules.join(', ')}`]),
    ...(excepted === 0 ? [] : [`${formatCount(excepted)} excepted in dataset.json`]),
  ].join('; ');
}
