import { expect, test } from 'vitest';
import { toLatexTable } from './latex-table.ts';

const row = {
  id: 'a_1',
  instruction: 'Save 100% of {it} & go\non.',
  apps: ['VLC', 'GIMP'],
  metrics: ['check_list', 'exact_match'],
};

test('writes a line for each task, with every character that LaTeX reads as a command escaped', () => {
  const table = toLatexTable([row], 'one task\nof 2');
  expect(table).toContain(
    String.raw`\texttt{a\_1} & Save 100\% of \textbraceleft{}it\textbraceright{} \& go on. & VLC, GIMP & \texttt{check\_\allowbreak list}, \texttt{exact\_\allowbreak match} \\`,
  );
  expect(table.split('\n')[0]).toBe('% one task of 2');
  expect(table).toContain('\\begin{tabular}');
});

test('goes over several pages when it is long', () => {
  const table = toLatexTable(
    Array.from({ length: 26 }, () => row),
    '',
  );
  expect(table).toContain('\\usepackage{longtable}');
  expect(table).toContain('\\end{longtable}');
  expect(table).not.toContain('tabular');
});
