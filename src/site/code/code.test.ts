import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { guideThemes } from './guide-themes.ts';
import { splitName } from './long-names.ts';
import { highlight } from './highlight.ts';
import { toNumberedLines } from './numbered-lines.ts';

test('code in guides has the colours of code elsewhere', async () => {
  const sheets = ['tokens', 'dark-tokens'].map((name) =>
    readFile(new URL(`../styles/${name}.css`, import.meta.url), 'utf8'),
  );
  const css = (await Promise.all(sheets)).join('\n');
  const text = JSON.stringify(guideThemes);
  for (const name of ['sunk', 'ink', 'ink-3', 'code-key', 'code-string', 'code-literal']) {
    const colors = [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6})`, 'g'))];
    expect(colors, name).toHaveLength(2);
    for (const [, color] of colors) expect(text, `${name} ${color}`).toContain(color);
  }
});

test.for([
  ['compare_pptx_files', 'compare_pptx_<wbr>files'],
  ['check_accessibility_settings', 'check_<wbr>accessibility_<wbr>settings'],
  ['cloud_file', 'cloud_file'],
  ['name_of_a__init__', 'name_of_a__<wbr>init__'],
  ['/home/user/Desktop/a.txt', '/home/user/<wbr>Desktop/a.txt'],
  ['https://example.org/a', 'https://example.org/<wbr>a'],
  ['VS Code', 'VS Code'],
  ['', ''],
  [`a_b_${'c'.repeat(40)}`, `a_<wbr>b_${'c'.repeat(40)}`],
] as const)('%s may break after underscores and slashes', ([name, expected]) => {
  expect(splitName(name).join('<wbr>')).toBe(expected);
});

test('gives each linked line of the source the number that it has in the file', () => {
  const html = highlight('def f(x):\n    """a\n    b"""', 'python');
  const ids = toNumberedLines(html, 7, new Set([8, 9, 12]))
    .split('\n')
    .map((line) => /^<span id="([^"]*)">.*<\/span>$/.exec(line)?.[1]);
  expect(ids).toEqual([undefined, 'source-line-8', 'source-line-9']);
});
