import { expect, test } from 'vitest';
import { deriveSchema } from '#format/json-schema.ts';
import { compileSchema } from '#format/validator.ts';
import type { Shortcut } from '#shortcuts/model/shortcut.ts';
import { compareReleases } from '../releases/compare-releases.ts';
import { task } from '../timeline/example-history.ts';
import type { DiffReport } from './diff-report.ts';
import { diffSchema } from './diff-schema.ts';
import { formatDiffJson } from './json.ts';
import { formatDiffMarkdown } from './markdown.ts';
import { formatDiffText } from './text.ts';

const state = { date: undefined, unreadable: [], tasks: 0 };
const fetched: Shortcut = {
  ...{ class: 'reference-in-reach', kind: 'public reference', certainty: 'likely' },
  ...{ at: ['evaluator', 'expected'], message: 'an agent can fetch it from <files.example.org>' },
};
const evaluated: Shortcut = {
  ...{ class: 'unsafe-judge', kind: 'text is evaluated', certainty: 'certain' },
  ...{ at: ['evaluator', 'func'], message: '"check_cells" evaluates a cell' },
  source: { file: 'metrics/cells.py', line: 41 },
};
const withShortcuts: DiffReport = {
  ...{ before: { ...state, name: 'v1.0.0' }, after: { ...state, name: 'tasks' } },
  ...{ diff: compareReleases([], [], { quotesExpected: true }), version: undefined },
  shortcuts: {
    added: [
      { task: task('a'), shortcuts: [fetched, evaluated] },
      { task: task('e'), shortcuts: [fetched, fetched] },
    ],
    removed: [{ task: task('d'), shortcuts: [evaluated] }],
  },
};

test('shortcuts that a change adds and removes, in text', () => {
  const text = formatDiffText(withShortcuts);
  expect(text).toContain(`

Shortcuts added (2)
  a  a.json
    Reference in reach, likely: an agent can fetch it from <files.example.org>
    Unsafe judge, certain: "check_cells" evaluates a cell; see metrics/cells.py:41
  e  e.json
    Reference in reach, likely: an agent can fetch it from <files.example.org>
    Reference in reach, likely: an agent can fetch it from <files.example.org>

Shortcuts removed (1)
  d  d.json
    Unsafe judge, certain: "check_cells" evaluates a cell; see metrics/cells.py:41

`);
  expect(text).toContain(`
Shortcuts added: 2 tasks (reference in reach 2, unsafe judge 1).
Shortcuts removed: 1 task (unsafe judge 1).
`);
});

test('the same in Markdown, where their words are no markup', () => {
  const markdown = formatDiffMarkdown(withShortcuts);
  expect(markdown).toContain(`
Shortcuts added: 2 tasks (reference in reach 2, unsafe judge 1).
Shortcuts removed: 1 task (unsafe judge 1).
`);
  expect(markdown).toContain(`
<details><summary>Shortcuts removed: 1 task</summary>

- \`d.json\`
  - Unsafe judge, certain: "check\\_cells" evaluates a cell; see metrics/cells.py:41

</details>
`);
  expect(markdown).toContain(String.raw`fetch it from \<files.example.org\>`);
});

test('the same in JSON, each with its task', () => {
  const json = JSON.parse(formatDiffJson(withShortcuts)) as { shortcuts: unknown };
  expect(compileSchema(deriveSchema('diff', diffSchema))(json)).toBe(true);
  const inReach = {
    ...{ class: 'reference-in-reach', kind: 'public reference', certainty: 'likely' },
    ...{ pointer: '/evaluator/expected', message: fetched.message },
  };
  const unsafe = {
    ...{ class: 'unsafe-judge', kind: 'text is evaluated', certainty: 'certain' },
    ...{ pointer: '/evaluator/func', message: evaluated.message, source: evaluated.source },
  };
  const [a, d, e] = ['a', 'd', 'e'].map((id) => ({ id, file: `${id}.json` }));
  expect(json.shortcuts).toEqual({
    added: [
      { ...a, ...inReach },
      { ...a, ...unsafe },
      { ...e, ...inReach },
      { ...e, ...inReach },
    ],
    removed: [{ ...d, ...unsafe }],
  });
});
