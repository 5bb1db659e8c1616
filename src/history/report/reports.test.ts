import { expect, test } from 'vitest';
import { deriveSchema } from '#format/json-schema.ts';
import { compileSchema } from '#format/validator.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { ReleasedTask } from '../model/release.ts';
import { compareReleases } from '../releases/compare-releases.ts';
import { type Threshold, reachesThreshold } from '../releases/threshold.ts';
import { describeShared } from './describe-counts.ts';
import type { DiffReport } from './diff-report.ts';
import { diffSchema } from './diff-schema.ts';
import { formatDiffJson } from './json.ts';
import { formatDiffMarkdown } from './markdown.ts';
import { summarizeDiff } from './summarize-diff.ts';
import { formatDiffText } from './text.ts';
import { task } from '../timeline/example-history.ts';

function report(before: readonly ReleasedTask[], after: readonly ReleasedTask[]): DiffReport {
  const state = { date: undefined, unreadable: [] };
  return {
    before: { ...state, name: 'v1.0.0', date: '2026-03-14T09:00:00Z', tasks: before.length },
    after: { ...state, name: 'tasks', tasks: after.length, unreadable: ['x.json'] },
    shortcuts: { added: [], removed: [] },
    diff: compareReleases(before, after, { quotesExpected: true }),
    version: 'v1.0.0',
  };
}

const before = ['a', 'b', 'c', 'd'].map((id) => task(id));
const after = [
  task('a', { instruction: 'Do `a` now.' }),
  task('b'),
  task('c', {}, 'new/c.json'),
  task('e', { instruction: 'Play.', evaluator: 'manual', config: [{}], related_apps: [] }),
];

test('a report in text', () => {
  expect(formatDiffText(report(before, after))).toMatchInlineSnapshot(`
    "v1.0.0 (2026-03-14, 4 tasks) → tasks (4 tasks)

    Changed: instruction (1)
      a  a.json
        The instruction changed from “Do a and then the next thing.” to “Do \`a\` now.”.

    Removed (1)
      d  d.json

    Renamed or moved (1)
      c  new/c.json
        file moved from c.json

    Added (1)
      e  e.json

    1 added, 1 removed, 1 renamed or moved, 1 changed, 1 the same.
    Changes by class: 1 instruction.
    Results can be compared on 2 of the 3 tasks that both have, and not on 1.
    Not readable in tasks, and so not compared: x.json.
    The code of the environment was not seen, so only the tasks were compared.
    The next version should be a major one: v2.0.0."
  `);
});

test.for([
  [
    'all of them',
    { yes: 3, likely: 0, unknown: 0, no: 0, unscored: 0 },
    'on 3 of the 3 tasks that both have.',
  ],
  [
    'likely some',
    { yes: 1, likely: 2, unknown: 0, no: 0, unscored: 0 },
    'on 1 of the 3 tasks that both have, and likely on 2 more.',
  ],
  [
    'each kind',
    { yes: 1, likely: 1, unknown: 0, no: 1, unscored: 0 },
    'on 1 of the 3 tasks that both have, likely on 1 more, and not on 1.',
  ],
  [
    'of some that cannot be told',
    { yes: 1, likely: 1, unknown: 2, no: 0, unscored: 1 },
    'on 1 of the 5 tasks that both have, and likely on 1 more; for 2, that cannot be told; 1 cannot be scored in either.',
  ],
  [
    'some cannot be scored',
    { yes: 1, likely: 0, unknown: 0, no: 0, unscored: 2 },
    'on 1 of the 3 tasks that both have; 2 cannot be scored in either.',
  ],
] as const)('on how many tasks results can be compared: %s', ([, comparable, expected]) => {
  const summary = summarizeDiff(report([], []).diff);
  expect(describeShared({ ...summary, comparable })).toBe(`Results can be compared ${expected}`);
});

test('a report in Markdown', () => {
  expect(formatDiffMarkdown(report(before, after))).toMatchInlineSnapshot(`
    "### \`v1.0.0\` → \`tasks\`

    | tasks | |
    | --- | ---: |
    | changed: judging | 0 |
    | changed: code | 0 |
    | changed: environment | 0 |
    | changed: instruction | 1 |
    | changed: moved | 0 |
    | changed: unknown | 0 |
    | changed: editorial | 0 |
    | added | 1 |
    | removed | 1 |
    | renamed or moved | 1 |
    | the same | 1 |

    Results can be compared on 2 of the 3 tasks that both have, and not on 1.
    The code of the environment was not seen, so only the tasks were compared.
    The next version should be a major one: v2.0.0.
    Not readable in \`tasks\`, and so not compared: 1 file.

    <details><summary>Changed: instruction: 1 task</summary>

    - \`a.json\`
      - The instruction changed from \`Do a and then the next thing.\` to \`\`Do \`a\` now.\`\`.

    </details>

    <details><summary>Removed: 1 task</summary>

    - \`d.json\`

    </details>

    <details><summary>Renamed or moved: 1 task</summary>

    - \`c.json\` → \`new/c.json\` (file moved)

    </details>

    <details><summary>Added: 1 task</summary>

    - \`e.json\`

    </details>
    "
  `);
});

test('a report in JSON is as its schema says', () => {
  const json: unknown = JSON.parse(formatDiffJson(report(before, after)));
  const validate = compileSchema(deriveSchema('x', diffSchema));
  expect(validate(json)).toBe(true);
  expect(json).toMatchObject({
    byClass: { judging: 0, environment: 0, instruction: 1, moved: 0, unknown: 0, editorial: 0 },
    comparable: { yes: 2, likely: 0, no: 1 },
    suggestion: { step: 'major', version: 'v2.0.0' },
    added: [{ id: 'e', file: 'e.json' }],
    removed: [{ id: 'd', file: 'd.json' }],
    renamed: [{ id: 'c', from: { id: 'c', file: 'c.json' }, similarity: 1, class: 'same' }],
    changed: [
      {
        id: 'a',
        class: 'instruction',
        changes: [{ class: 'instruction', at: '/instruction' }],
        patch: [{ op: 'replace', path: '/instruction', value: 'Do `a` now.' }],
      },
    ],
    same: 1,
  });
});

test('two equal states need no new version', () => {
  const text = formatDiffText(report(before, before));
  expect(text).toContain('Nothing has changed');
  expect(JSON.parse(formatDiffJson(report(before, before)))).toMatchObject({ suggestion: null });
});

const sourced = before.map(({ id }) =>
  task(id, id === 'd' ? { proxy: true } : { source: 'example' }),
);

test('the same change of several tasks is one entry, which counts and names them', () => {
  expect(formatDiffText(report(before, sourced))).toContain(`
Changed: editorial (3)
  The same in 3 tasks:
    The source was added: “example”.
      a  a.json
      b  b.json
      c  c.json
`);
  expect(formatDiffMarkdown(report(before, sourced))).toContain(`
<details><summary>Changed: editorial: 3 tasks</summary>

- The same in 3 tasks
  - The source was added: \`example\`.
  - \`a.json\`, \`b.json\`, \`c.json\`

</details>
`);
});

test.for<[JsonObject, Threshold[]]>([
  [{ evaluator: 'manual' }, ['judging', 'environment', 'instruction', 'any']],
  [{ proxy: true }, ['environment', 'instruction', 'any']],
  [{ instruction: 'Do it.' }, ['instruction', 'any']],
  [{ source: 'example' }, ['any']],
  [{}, []],
])('a change of %j reaches %j', ([fields, reached]) => {
  const { diff } = report([task('a')], [task('a', fields)]);
  const all: Threshold[] = ['judging', 'environment', 'instruction', 'any'];
  expect(all.filter((threshold) => reachesThreshold(diff, threshold))).toEqual(reached);
});
