import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { guideThemes } from './guide-themes.ts';

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
