import { expect, test } from 'vitest';
import { type LatexFrame, toLatexTable, usualLatexColumns } from './latex-table.ts';

const row = {
  id: 'a_1',
  instruction: 'Save 100% of {it} & go\non.',
  apps: ['VLC', 'GIMP'],
  metrics: ['check_list', 'exact_match'],
  checks: '2 all',
  steps: '3',
  rate: '50%',
};
const frame: LatexFrame = {
  columns: usualLatexColumns,
  isWhole: false,
  caption: '1 of 2 tasks of A & B.',
  label: 'tab:tasks-0f',
  remark: 'from\nhere',
};

test('writes a line for each task, with every character that LaTeX reads as a command escaped', () => {
  const table = toLatexTable([row], frame);
  expect(table).toContain(
    String.raw`\texttt{a\_1} & Save 100\% of \textbraceleft{}it\textbraceright{} \& go on. & VLC, GIMP & \texttt{check\_\allowbreak list}, \texttt{exact\_\allowbreak match} \\`,
  );
  expect(table.split('\n')[0]).toBe('% from here');
});

test('a table that fits on a page floats, with the rules of booktabs, a caption and a label', () => {
  expect(toLatexTable([row], { ...frame, columns: ['id', 'steps'] })).toBe(String.raw`% from here
% \usepackage{booktabs}
\begin{table}
\centering
\caption{1 of 2 tasks of A \& B.}\label{tab:tasks-0f}
\begin{tabular}{@{}lr@{}}
\toprule
Task & Steps \\
\midrule
\texttt{a\_1} & 3 \\
\bottomrule
\end{tabular}
\end{table}
`);
});

test('no text is an argument of the command before its row', () => {
  const columns = ['instruction', 'apps'] as const;
  const rows = ['[2cm] up', '*x*', '"[a"'].map((instruction) => ({ ...row, instruction }));
  const table = toLatexTable(rows, { ...frame, columns });
  expect(table).toContain('\n{[}2cm] up & ');
  expect(table).toContain('\n{*}x* & ');
  expect(table).toContain("\n``[a'' & ");
});

test.for([1, 26])('%i rows with letters that pdfLaTeX does not know are a group', (count) => {
  const rows = Array.from({ length: count }, () => ({ ...row, apps: ['表'] }));
  const table = toLatexTable(rows, frame);
  expect(table).toMatch(/\\begin(?:group|\{table\})\n\\def\\TextSymbolUnavailable/);
  expect(table.trimEnd()).toMatch(/\\end(?:group|\{table\})$/);
  expect(
    toLatexTable(
      rows.map(() => row),
      frame,
    ),
  ).not.toMatch(/\\def|group/);
});

test('a longer one goes over several pages, with its head on each', () => {
  const table = toLatexTable(
    Array.from({ length: 26 }, () => row),
    frame,
  );
  expect(table).toContain(String.raw`\usepackage{booktabs,longtable}`);
  expect(table).toContain(String.raw`\label{tab:tasks-0f}\\`);
  expect(table.match(/^Task & Instruction & Apps & Metrics/gm)).toHaveLength(2);
  expect(table).toContain('\\end{longtable}');
  expect(table).not.toContain('tabular');
});

test.for([
  [usualLatexColumns, '{@{}lp{0.42\\linewidth}p{0.14\\linewidth}p{0.21\\linewidth}@{}}'],
  [['instruction', 'checks'] as const, '{@{}p{0.77\\linewidth}r@{}}'],
] as const)('the columns %j share the line', ([columns, layout]) => {
  expect(toLatexTable([row], { ...frame, columns })).toContain(`\\begin{tabular}${layout}`);
});

test('cuts a long instruction, unless it is wanted as a whole', () => {
  const long = { ...row, instruction: 'Sort "the table" by name. '.repeat(9).trim() };
  const columns = ['instruction'] as const;
  expect(toLatexTable([long], { ...frame, columns })).toContain('… \\\\');
  const whole = toLatexTable([long], { ...frame, columns, isWhole: true });
  expect(whole.match(/``the table''/g)).toHaveLength(9);
});
