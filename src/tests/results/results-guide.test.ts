import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../dataset/project-root.ts';
import { resultRules } from '../../results/findings/result-rules.ts';

test('the guide lists every rule about results, with how to fix its findings', async () => {
  const guide = await readFile(join(projectRoot, 'src/content/docs/guides/results.md'), 'utf8');
  const rows = guide
    .split('\n')
    .filter((line) => /^\| R\d\d /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(
    rows.map(([, code, severity, summary, howToFix]) => [code, severity, summary, howToFix]),
  ).toEqual(
    resultRules.map(({ code, name, severity, summary, howToFix }) => [
      ...[`${code} \`${name}\``, severity, summary, howToFix],
    ]),
  );
});
