import { toShortTitle } from '../../catalogue/task/task-title.ts';
import { escapeLatex } from '../citation/escape-latex.ts';

/** A row of the table. */
export interface LatexRow {
  /** The beginning of a UUID, else the whole id. */
  id: string;
  instruction: string;
  /** Their readable names. */
  apps: readonly string[];
  metrics: readonly string[];
}

/** A longer table would not fit on a page. */
const rowsOfPage = 25;
const columns = '{lp{0.45\\linewidth}p{0.15\\linewidth}p{0.22\\linewidth}}';

/**
 * A table of tasks for a paper. It needs no package, or `longtable` when it is longer than a page.
 *
 * @param remark what the table contains, for a comment above it
 */
export function toLatexTable(rows: readonly LatexRow[], remark: string): string {
  const isLong = rows.length > rowsOfPage;
  const name = isLong ? 'longtable' : 'tabular';
  return [
    `% ${remark.replaceAll(/\s+/g, ' ')}`,
    ...(isLong ? ['% \\usepackage{longtable}'] : []),
    `\\begin{${name}}${columns}`,
    '\\hline',
    `Task & Instruction & Apps & Metrics \\\\`,
    '\\hline',
    ...(isLong ? ['\\endhead'] : []),
    ...rows.map(toLine),
    '\\hline',
    `\\end{${name}}`,
    '',
  ].join('\n');
}

function toLine({ id, instruction, apps, metrics }: LatexRow): string {
  const cells = [
    `\\texttt{${escapeLatex(id)}}`,
    escapeLatex(toShortTitle(instruction)),
    escapeLatex(apps.join(', ')),
    // A long name can only break at its underscores.
    metrics
      .map((metric) => `\\texttt{${escapeLatex(metric).replaceAll('\\_', '\\_\\allowbreak ')}}`)
      .join(', '),
  ];
  return `${cells.join(' & ')} \\\\`;
}
