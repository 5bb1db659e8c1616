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
import { readCount } from '#tests/support/read-count.ts';
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
    'on 1 of the 5 tasks that both have, and likely on 1 more. For 2, that cannot be told. 1 cannot be scored in either.',
  ],
  [
    'some cannot be scored',
    { yes: 1, likely: 0, unknown: 0, no: 0, unscored: 2 },
    'on 1 of the 3 tasks that both have. 2 cannot be scored in either.',
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

test('Markdown for 2,000 changes is shorter than 60 kB and counts all of them', () => {
  const many = Array.from({ length: 2000 }, (_, index) => task(`${index}-日本語`));
  const edited = many.map(({ id }) => task(id, { instruction: `Do ${'あ'.repeat(200)} ${id}.` }));
  const markdown = formatDiffMarkdown(report(many, edited));
  expect(Buffer.byteLength(markdown)).toBeLessThan(60_000);
  expect(Buffer.byteLength(markdown)).toBeGreaterThan(50_000);
  expect(markdown).toContain('Changed: instruction: 2,000 tasks');
  const [, more] = /… and ([\d,]+) more/.exec(markdown) ?? [];
  expect(readCount(more) + (markdown.match(/^- `/gm)?.length ?? 0)).toBe(2000);
});

test('the worst changes are left out last', () => {
  const many = Array.from({ length: 50 }, (_, index) => task(`t${index}`));
  const edited = many.map(({ id }, index) =>
    task(id, index === 40 ? { evaluator: 'manual' } : { source: 'example' }),
  );
  const markdown = formatDiffMarkdown(report(many, edited), 2200);
  expect(Buffer.byteLength(markdown)).toBeLessThan(2200);
  expect(markdown).toContain('`t40.json`');
  expect(markdown).toMatch(/- … and \d+ more/);
});

test('a comment without room for any task of a list says so', () => {
  const gone = task('gone', {}, `${'long-name'.repeat(20)}.json`);
  const many = Array.from({ length: 50 }, (_, index) => task(`t${index}`));
  const edited = many.map(({ id }) => task(id, { source: 'example' }));
  const markdown = formatDiffMarkdown(report([...many, gone], edited), 2200);
  expect(Buffer.byteLength(markdown)).toBeLessThan(2200);
  expect(markdown).toMatch(/Removed: 1 task<[^]*\n\nNot listed here for lack of room;/);
});

test('nothing in a task becomes markup of a comment', () => {
  const name = 'a`</details>@someone';
  const markdown = formatDiffMarkdown(
    report([task('x', { '@a <b>_c_': 1 }, 'x`y.json')], [task('x', { [name]: '``' }, 'x`y.json')]),
  );
  const withoutCode = markdown.replaceAll(/(`+)[^]*?[^`]\1(?!`)/g, '');
  expect(withoutCode).not.toContain('@');
  expect(withoutCode.match(/<\/details>/g)).toHaveLength(1);
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
