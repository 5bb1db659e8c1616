import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import { formatMarkdown } from './markdown.ts';

const format = (findings: readonly object[], options = {}) =>
  formatMarkdown({ files: 2, tasks: 1, findings: findings.map(exampleFinding) }, options);

test('lists the totals and the findings, errors first and without info', () => {
  const warning = { severity: 'warning', code: 'W08', rule: 'shell-syntax', message: 'a pipe' };
  expect(format([warning, {}, { severity: 'info' }])).toBe(`### Errors and warnings in the tasks

1 task in 2 files: 1 error, 1 warning, 1 info

| | Place | Rule | Finding |
| --- | --- | --- | --- |
| error | \`os/a.json:2\` | \`S02 wrong-type\` | \`"id" is the number 5; it must be a string\` |
| warning | \`os/a.json:2\` | \`W08 shell-syntax\` | \`a pipe\` |`);
});

test('has no table without errors and warnings', () => {
  expect(format([{ severity: 'info' }])).toBe(
    '### No errors or warnings in the tasks\n\n1 task in 2 files: 0 errors, 0 warnings, 1 info',
  );
  expect(format([{ severity: 'info' }], { level: 'info' })).toContain('| info | `os/a.json:2` |');
});

test('text of task files stays text, and a site has the rules', () => {
  const message = 'a | b ``` @someone <img src=x>\n\n# title';
  const [row] = format([{ message, file: 'a`|b.json' }], { site: 'https://x.org' })
    .split('\n')
    .slice(-1);
  expect(row).toBe(
    '| error | ``a`\\|b.json:2`` | [`S02 wrong-type`](<https://x.org/rules/s02/>) | ````a \\| b ``` @someone <img src=x>\\n\\n# title```` |',
  );
});

test('folds the findings of one cause', () => {
  const findings = Array.from({ length: 8 }, (_, line) => ({ line, file: `${line % 2}.json` }));
  expect(format(findings).split('\n').slice(-1)).toEqual([
    '| error | 1 file | `S02 wrong-type` | 3 more with the same cause |',
  ]);
  expect(format(findings, { isFolded: false })).not.toContain('more');
});

test('stays below the limit of GitHub, or at the number that is asked for', () => {
  const findings = Array.from({ length: 500 }, (_, line) => ({
    message: `${line}\u0000`.repeat(999),
  }));
  const listed = format(findings);
  expect(listed.length).toBeLessThan(65_536);
  expect(listed).toContain('450 more findings: run the check to list them.');
  expect(format(findings, { max: 499 })).toContain('1 more finding: run the check to list them.');
});
