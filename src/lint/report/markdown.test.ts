import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import { formatMarkdown } from './markdown.ts';

const format = (findings: readonly object[], options = {}) =>
  formatMarkdown({ files: 2, tasks: 1, findings: findings.map(exampleFinding) }, options);

test('lists the causes by consequence, errors first and without info', () => {
  const warning = {
    severity: 'warning',
    code: 'W08',
    rule: 'shell-syntax',
    message: 'a pipe',
    consequence: 'fails',
  };
  expect(format([warning, {}, { severity: 'info' }]))
    .toBe(`### 1 task: 1 may be scored wrongly, 1 may stop a runner

1 task in 2 files: 1 error, 1 warning, 1 info

#### A runner may stop

| | Rule | Finding | In | Place |
| --- | --- | --- | --- | --- |
| error | \`S02 wrong-type\` | \`"id" is the number 5; it must be a string\` | 1 task | \`os/a.json:2\` |

#### A right answer may fail

| | Rule | Finding | In | Place |
| --- | --- | --- | --- | --- |
| warning | \`W08 shell-syntax\` | \`a pipe\` | 1 task | \`os/a.json:2\` |`);
});

test('has no table without errors and warnings', () => {
  expect(format([{ severity: 'info' }])).toBe(
    '### 1 task: nothing found that changes results\n\n1 task in 2 files: 0 errors, 0 warnings, 1 info',
  );
  expect(format([{ severity: 'info' }], { level: 'info' })).toContain(
    '| info | `S02 wrong-type` |',
  );
});

test('text of task files stays text, and a site has the rules', () => {
  const message = 'a | b ``` @someone <img src=x>\n\n# title';
  const [row] = format([{ message, file: 'a`|b.json' }], { site: 'https://x.org' })
    .split('\n')
    .slice(-1);
  expect(row).toBe(
    '| error | [`S02 wrong-type`](<https://x.org/rules/s02/>) | ````a \\| b ``` @someone <img src=x>\\n\\n# title```` | 1 task | ``a`\\|b.json:2`` |',
  );
});

test('has one row for each cause, with an example', () => {
  const findings = Array.from({ length: 8 }, (_, index) => ({
    message: `nothing writes "${index}.csv"`,
    file: `${index % 2}.json`,
  }));
  expect(format(findings).split('\n').slice(-1)).toEqual([
    '| error | `S02 wrong-type` | `nothing writes "…"` | 2 tasks | `0.json:2` |',
  ]);
});

test('says what a baseline records', () => {
  expect(format([], { recorded: 1, gone: 1 })).toContain(
    '0 info; 1 more finding in the baseline; 1 finding of the baseline is gone; remove it with --prune-baseline',
  );
});

test('stays below the limit of GitHub, or at the number that is asked for', () => {
  const findings = Array.from({ length: 500 }, (_, index) => ({
    message:
      `word${'abcdefghij'[index % 10] ?? ''}${'abcdefghij'[Math.floor(index / 10) % 10] ?? ''}${'abcde'[Math.floor(index / 100)] ?? ''} \u0000`.repeat(
        999,
      ),
  }));
  const listed = format(findings);
  expect(listed.length).toBeLessThan(65_536);
  expect(listed).toContain('450 more findings: run the check to list them.');
  expect(format(findings, { max: 499 })).toContain('1 more finding: run the check to list them.');
});
