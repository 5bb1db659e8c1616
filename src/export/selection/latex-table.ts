import { toShortTitle } from '#catalogue/task/task-title.ts';
import { toOneLine } from '#text/safe/one-line.ts';
import { escapeLatex, escapeLatexProse, listFallback } from '../citation/escape-latex.ts';

/** What a table for a paper can have in a column. */
export type LatexColumn = keyof typeof latexHeads;

/** A row of the table. */
export interface LatexRow {
  /** The beginning of a UUID, else the whole id. */
  id: string;
  instruction: string;
  /** Their readable names. */
  apps: readonly string[];
  metrics: readonly string[];
  checks: string;
  steps: string;
  /** The share of successful trials, averaged over the runs; empty where no result counts. */
  rate: string;
}

/** What is around the rows. */
export interface LatexFrame {
  /** In the order of the table. */
  columns: readonly LatexColumn[];
  /** Whether instructions are whole; otherwise they are cut to about a line. */
  isWhole: boolean;
  /** What the table contains; for its caption. */
  caption: string;
  /** For references to the table. */
  label: string;
  /** Where the table is from, for a comment above it. */
  remark: string;
}

/** The heads of columns, in the order of the table; the pass rate only where a dataset has results. */
export const latexHeads = {
  id: 'Task',
  instruction: 'Instruction',
  apps: 'Apps',
  metrics: 'Metrics',
  checks: 'Checks',
  steps: 'Steps',
  rate: 'Pass rate',
};

export const latexColumns = Object.keys(latexHeads) as LatexColumn[];

/** The columns of a table that nobody has chosen. */
export const usualLatexColumns: readonly LatexColumn[] = ['id', 'instruction', 'apps', 'metrics'];

/** A longer table would not fit on a page. */
const rowsOfPage = 25;

/**
 * A table of tasks for a paper, with the rules of `booktabs`; a table longer than a page is a
 * `longtable`.
 */
export function toLatexTable(
  rows: readonly LatexRow[],
  { columns, isWhole, caption, label, remark }: LatexFrame,
): string {
  const isLong = rows.length > rowsOfPage;
  const layout = `{@{}${columns.map((column) => widthOf(column, columns)).join('')}@{}}`;
  const head = `${columns.map((column) => latexHeads[column]).join(' & ')} \\\\`;
  const names = `\\caption{${escapeLatex(caption)}}\\label{${label}}`;
  const body = rows
    .map((row) => (isWhole ? row : { ...row, instruction: toShortTitle(row.instruction) }))
    .map((row) => toLine(row, columns));
  const fallback = listFallback([names, ...body].join(''));
  const isGrouped = isLong && fallback.length > 0;
  const opening = isLong
    ? [
        ...(isGrouped ? ['\\begingroup', ...fallback] : []),
        `\\begin{longtable}${layout}`,
        `${names}\\\\`,
        '\\toprule',
        head,
        '\\midrule',
        '\\endfirsthead',
        '\\toprule',
        head,
        '\\midrule',
        '\\endhead',
        '\\bottomrule',
        '\\endfoot',
      ]
    : [
        '\\begin{table}',
        ...fallback,
        '\\centering',
        names,
        `\\begin{tabular}${layout}`,
        '\\toprule',
        head,
        '\\midrule',
      ];
  const ending = isLong
    ? ['\\end{longtable}', ...(isGrouped ? ['\\endgroup'] : [])]
    : ['\\bottomrule', '\\end{tabular}', '\\end{table}'];
  return [
    `% ${toOneLine(remark)}`,
    `% \\usepackage{booktabs${isLong ? ',longtable' : ''}}`,
    ...opening,
    ...body,
    ...ending,
    '',
  ].join('\n');
}

/** The shares of the line that columns of text have, among each other. */
const shares: Partial<Record<LatexColumn, number>> = { instruction: 45, apps: 15, metrics: 22 };
const fullShare = 0.77;

/** Text breaks into lines; ids and numbers do not. */
function widthOf(column: LatexColumn, columns: readonly LatexColumn[]): string {
  const share = shares[column];
  if (share === undefined) return column === 'id' ? 'l' : 'r';
  const all = columns.reduce((sum, other) => sum + (shares[other] ?? 0), 0);
  return `p{${((share / all) * fullShare).toFixed(2)}\\linewidth}`;
}

const cells: Readonly<Record<LatexColumn, (row: LatexRow) => string>> = {
  id: ({ id }) => `\\texttt{${escapeLatex(id)}}`,
  instruction: ({ instruction }) => escapeLatexProse(instruction),
  apps: ({ apps }) => escapeLatex(apps.join(', ')),
  // A long name can only break at its underscores.
  metrics: ({ metrics }) =>
    metrics
      .map((metric) => `\\texttt{${escapeLatex(metric).replaceAll('\\_', '\\_\\allowbreak ')}}`)
      .join(', '),
  checks: ({ checks }) => escapeLatex(checks),
  steps: ({ steps }) => escapeLatex(steps),
  rate: ({ rate }) => escapeLatex(rate),
};

const toLine = (row: LatexRow, columns: readonly LatexColumn[]): string =>
  `${columns.map((column) => cells[column](row)).join(' & ')} \\\\`;
