import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { toBibtex } from '#export/citation/bibtex.ts';
import { exampleCitation, hostileTitles } from '#export/citation/example-citation.ts';
import { toResultsLatex } from '#export/results/results-latex.ts';
import { type LatexColumn, latexColumns, toLatexTable } from '#export/selection/latex-table.ts';
import { exampleResults, exampleRun } from '#results/example-results.ts';
import { oddCharacters } from '../builds/odd-characters.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const names = [
  '[2cm]lost',
  '*best*',
  '*[1cm]',
  '\u202E [2cm]',
  '"[x" \'*y\'',
  '% & ~ ^ { } \\ # $ _ | < > ` " \' ?` !` ,, << -- [ ] ( ) @ = / *',
  '\\end{tabular}\\undefined ^^5cundefined',
  'ł ą ęđ «þ» Nguyễn Ω α → ≥ 👩\u200D🚀 مرحبا日本語',
  'x',
  '¡¢£¤¥¦§¨©ª¬®¯°±²³´µ¶·¸¹º¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖ×ØÙÚÛÜÝß ÷øùúûüýÿ –—‘’“”…',
  ...hostileTitles,
  ...Object.values(oddCharacters).map((text) => text.slice(0, 300)),
];
const rows = names.map((name) => ({
  id: name.slice(0, 20),
  instruction: name,
  apps: [name],
  metrics: [name, name],
  checks: name.slice(0, 20),
  steps: '1',
  rate: '[50%]',
}));
const longName = names.join(' ');
const toTable = (columns: readonly LatexColumn[], some = rows) =>
  toLatexTable(some, { columns, isWhole: true, caption: longName, label: 'x', remark: longName });

test.for([
  [
    'a table of results',
    toResultsLatex(
      exampleResults(
        ['a'],
        names.map((name, index) => exampleRun(`${name}${' '.repeat(index)}.`, { a: 1 })),
      ),
      { caption: longName, label: 'x', remark: longName, canary: longName },
    ),
  ],
  ['a long table of tasks', toTable(latexColumns)],
  ['a long table that begins with instructions', toTable(['instruction', 'apps'])],
  ['short tables', rows.map((row) => toTable(['instruction'], [row])).join('\\clearpage\n')],
] as const)('pdfLaTeX sets %s whatever the names are', async ([, table], context) => {
  requirePrograms(context, 'pdflatex');
  await expectSet(await writeDocument(`\\usepackage{longtable}`, table));
});

test.for(['plain', 'abbrv', 'unsrt'])(
  'pdfLaTeX sets a bibliography in the style %s whatever the titles are',
  async (style, context) => {
    requirePrograms(context, 'pdflatex', 'bibtex');
    const entries = names.map((title, index) =>
      toBibtex(
        exampleCitation({
          key: `k${index}`,
          title,
          dataset: title,
          authors: [{ whole: title }],
          address: `https://example.org/${title.replaceAll(/\s/g, '')}`,
        }),
        longName,
      ),
    );
    const list = `\\nocite{*}\\bibliographystyle{${style}}\\bibliography{all}`;
    const scratch = await writeDocument('', list);
    await scratch.write('all.bib', entries.join('\n'));
    await expectSet(scratch);
    const { stdout } = spawnSync('bibtex', ['paper'], { cwd: scratch.path, encoding: 'utf8' });
    expect(stdout).not.toMatch(/warning|error/i);
    const written = await readFile(join(scratch.path, 'paper.bbl'), 'utf8');
    expect(written.match(/\\bibitem/g)).toHaveLength(names.length);
    await expectSet(scratch);
    await expectSet(scratch);
  },
);

/** Debian has both in `texlive-latex-base`. */
function requirePrograms({ skip }: TestContext, ...programs: readonly string[]): void {
  for (const program of programs) {
    skip(spawnSync(program, ['--version']).status !== 0, `${program} is not installed`);
  }
}

/** Without packages for other letters, and with rules of its own where `booktabs` is not installed. */
async function writeDocument(head: string, body: string): Promise<TemporaryFolder> {
  const scratch = await createTemporaryFolder();
  const rules = ['top', 'mid', 'bottom'].map((name) => `\\let\\${name}rule\\hline`).join('');
  const packages = `\\IfFileExists{booktabs.sty}{\\usepackage{booktabs}}{${rules}}${head}`;
  await scratch.write(
    'paper.tex',
    `\\documentclass{article}\n${packages}\n\\begin{document}\nText.\n\n${body}\n\\end{document}\n`,
  );
  return scratch;
}

async function expectSet({ path }: TemporaryFolder): Promise<void> {
  const options = ['-interaction=nonstopmode', '-halt-on-error', 'paper'];
  spawnSync('pdflatex', options, { cwd: path, timeout: 60_000 });
  const log = await readFile(join(path, 'paper.log'), 'latin1');
  expect(/^!.*(?:\n.*){4}/m.exec(log)?.[0]).toBeUndefined();
  expect(log).toContain('Output written on paper.pdf');
}
