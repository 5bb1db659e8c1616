import type { Interval } from '#results/model/rates.ts';
import type { Results, Run } from '#results/model/results.ts';
import { nameRows } from '#results/views/describe-run.ts';
import { toOneLine } from '#text/safe/one-line.ts';
import { escapeLatex, listFallback } from '../citation/escape-latex.ts';

/** What the table of results contains. */
export interface ResultsTable {
  caption: string;
  /** For references to the table. */
  label: string;
  /** Where the table is from and how it was counted, for a comment above it. */
  remark: string;
  /** A text by which the file can be found in training data, for another comment. */
  canary: string | undefined;
}

/** A table of runs for a paper, with the rules of `booktabs`: rate, mean, and how many tasks were run. */
export function toResultsLatex(results: Results, table: ResultsTable): string {
  const { caption, label, remark, canary } = table;
  const names = `\\caption{${escapeLatex(caption)}}\\label{${label}}`;
  const rows = results.runs.map(toLine);
  return [
    `% ${toOneLine(remark)}`,
    ...results.notes.map((note) => `% ${toOneLine(note)}`),
    ...(canary === undefined ? [] : [`% ${toOneLine(canary)}`]),
    '% \\usepackage{booktabs}',
    '\\begin{table}',
    ...listFallback([names, ...rows].join('')),
    '\\centering',
    names,
    '\\begin{tabular}{@{}lrlrlr@{}}',
    '\\toprule',
    `${nameRows(results.runs)} & Solved & 95\\,\\% interval & Mean score & 95\\,\\% interval & Tasks run \\\\`,
    '\\midrule',
    ...rows,
    '\\bottomrule',
    '\\end{tabular}',
    '\\end{table}',
    '',
  ].join('\n');
}

function toLine({ label, isInvented, rates }: Run): string {
  const { rate, interval, mean, meanInterval, run, ofSet } = rates;
  const cells = [
    escapeLatex(isInvented ? `${label} (invented)` : label),
    toPercent(rate),
    toRange(interval),
    toPercent(mean),
    toRange(meanInterval),
    `${run} of ${ofSet}`,
  ];
  return `${cells.join(' & ')} \\\\`;
}

const toPercent = (share: number | undefined): string =>
  share === undefined ? '--' : `${(share * 100).toFixed(1)}\\,\\%`;

const toRange = (interval: Interval | undefined): string =>
  interval === undefined
    ? '--'
    : `${(interval.low * 100).toFixed(1)}--${(interval.high * 100).toFixed(1)}`;
