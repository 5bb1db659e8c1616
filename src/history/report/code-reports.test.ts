import { expect, test } from 'vitest';
import { deriveSchema } from '#format/json-schema.ts';
import { compileSchema } from '#format/validator.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { compareCodes } from '../code/compare-codes.ts';
import {
  download,
  editSource,
  exampleCode,
  exampleSource,
  tables,
  texts,
} from '../code/example-code.ts';
import { compareReleases } from '../releases/compare-releases.ts';
import { reachesThreshold, thresholds } from '../releases/threshold.ts';
import { task } from '../timeline/example-history.ts';
import type { DiffReport } from './diff-report.ts';
import { diffSchema } from './diff-schema.ts';
import { formatDiffJson } from './json.ts';
import { formatDiffMarkdown } from './markdown.ts';
import { formatDiffText } from './text.ts';

const tasks = [task('a', tables), task('b', { ...texts, config: [download] }), task('c', tables)];

function report(
  before: EnvironmentCode | undefined,
  after: EnvironmentCode | undefined,
  later = tasks,
): DiffReport {
  const state = { date: undefined, unreadable: [], tasks: tasks.length };
  return {
    before: { ...state, name: 'v1.0.0', code: before },
    after: { ...state, name: 'tasks', code: after },
    shortcuts: { added: [], removed: [] },
    diff: compareReleases(tasks, later, {
      quotesExpected: true,
      code: compareCodes(before, after),
    }),
    version: 'v1.0.0',
  };
}

const first = exampleCode({ ...exampleSource, commit: 'c0ffee' });
const second = exampleCode(editSource('metrics/load.py:load'));
const unused = exampleCode({
  ...exampleSource,
  pieces: { ...exampleSource.pieces, 'wait.py:wait': 'def wait(self):\n    pass' },
  functions: {
    ...exampleSource.functions,
    action: { ...exampleSource.functions.action, wait: ['wait.py:wait'] },
  },
});
const changed = report(first, second);

test('a report in text names the functions, their files and how many tasks use them', () => {
  expect(formatDiffText(changed)).toMatchInlineSnapshot(`
    "v1.0.0 (3 tasks) → tasks (3 tasks)

    Changed: code (2)
      The same in 2 tasks:
        The code of “tables_agree” has changed (“metrics/load.py”, 1 function), so results may differ.
          a  a.json
          c  c.json

    Functions with other code (1)
      metric tables_agree  changed in metrics/load.py (1 function); used by 2 tasks

    0 added, 0 removed, 0 renamed or moved, 2 changed, 1 the same.
    Changes by class: 2 code.
    Results can be compared on 1 of the 3 tasks that both have; for 2, that cannot be told.
    Functions of the environment with other code: 1 changed; 2 tasks use it.
    The next version should be a major one: v2.0.0."
  `);
});

test('a report in Markdown has the source that differs, folded', () => {
  expect(formatDiffMarkdown(changed)).toMatchInlineSnapshot(`
    "### \`v1.0.0\` → \`tasks\`

    | tasks | |
    | --- | ---: |
    | changed: judging | 0 |
    | changed: code | 2 |
    | changed: environment | 0 |
    | changed: instruction | 0 |
    | changed: moved | 0 |
    | changed: unknown | 0 |
    | changed: editorial | 0 |
    | added | 0 |
    | removed | 0 |
    | renamed or moved | 0 |
    | the same | 1 |

    Results can be compared on 1 of the 3 tasks that both have; for 2, that cannot be told.
    Functions of the environment with other code: 1 changed; 2 tasks use it.
    The next version should be a major one: v2.0.0.

    <details><summary>Changed: code: 2 tasks</summary>

    - The same in 2 tasks
      - The code of \`tables_agree\` has changed (\`metrics/load.py\`, 1 function), so results may differ.
      - \`a.json\`, \`c.json\`

    </details>

    <details><summary>Functions with other code: 1 function</summary>

    - metric \`tables_agree\`: changed in \`metrics/load.py\` (1 function); used by 2 tasks

    </details>

    <details><summary>Changes of their source: 1 file</summary>

    \`\`\`diff
    --- metrics/load.py
    +++ metrics/load.py
    @@ -4,3 +4,3 @@ load
     @cached
     def load(path):
    -    return read(path, LIMIT)
    +    return read(path, LIMIT)  # other
    \`\`\`

    </details>
    "
  `);
});

test('a report in JSON names every function that differs and the tasks that use it', () => {
  const json: unknown = JSON.parse(formatDiffJson(changed));
  const validate = compileSchema(deriveSchema('x', diffSchema));
  expect(validate(json)).toBe(true);
  expect(json).toMatchObject({
    before: { code: { seen: true, commit: 'c0ffee' } },
    after: { code: { seen: true, commit: null } },
    byClass: { judging: 0, code: 2 },
    comparable: { yes: 1, unknown: 2, no: 0 },
    suggestion: { step: 'major', version: 'v2.0.0' },
    functions: [{ kind: 'metric', name: 'tables_agree', change: 'changed', tasks: ['a', 'c'] }],
    judge: 'same',
    starter: 'same',
    changed: [
      { id: 'a', class: 'code', changes: [{ class: 'code', at: '' }], patch: [] },
      { id: 'c', class: 'code' },
    ],
    same: 1,
  });
});

const notSeen = 'The code of the environment was not seen';
const nothing = 'Nothing has changed that needs a new version.';

test.for<[string, DiffReport, sentences: string[], without: string[]]>([
  ['is the same', report(first, first), [nothing], [notSeen, 'Functions']],
  ['was seen in neither', report(undefined, undefined), [`${notSeen}, so only`, nothing], []],
  [
    'was not seen before',
    report(undefined, first),
    [
      'Results can be compared on 0 of the 3 tasks that both have; for 3, that cannot be told.',
      `${notSeen} in v1.0.0, so whether`,
      'Whether a new version is needed cannot be told: the code of the environment was not seen in v1.0.0.',
    ],
    [nothing],
  ],
  [
    'was not seen after, with a new task',
    report(first, undefined, [...tasks, task('d', texts)]),
    [
      'The next version should be a minor one: v1.1.0. It may have to be a major one: the code of the environment was not seen in tasks.',
    ],
    [nothing],
  ],
  [
    'differs where no task uses it',
    report(first, unused),
    [
      'Results can be compared on 3 of the 3 tasks',
      'Functions of the environment with other code: 1 added; no task uses it.',
      'action wait  added in wait.py; used by no task',
      'The next version should be a patch one: v1.0.1.',
    ],
    [nothing],
  ],
  [
    'differs in what judges all tasks',
    report(first, exampleCode(editSource('env.py:evaluate'))),
    [
      'The code that judges tasks has changed (“env.py”, 1 function), so results may differ.',
      'for 3, that cannot be told.',
      'The next version should be a major one: v2.0.0.',
    ],
    [nothing, 'Functions of the environment'],
  ],
])('of code that %s, a report says what is known', ([, compared, sentences, without]) => {
  const text = formatDiffText(compared);
  for (const sentence of sentences) expect(text).toContain(sentence);
  for (const sentence of without) expect(text).not.toContain(sentence);
});

test.for([
  [changed, ['code', 'environment', 'instruction', 'any']],
  [report(first, unused), ['any']],
  [report(undefined, first), ['code', 'environment', 'instruction', 'any']],
  [report(first, exampleCode(exampleSource)), []],
] as const)('code reaches a threshold from its class on (%#)', ([{ diff }, reached]) => {
  expect(thresholds.filter((threshold) => reachesThreshold(diff, threshold))).toEqual(reached);
});

test('long source and many tasks leave each other room in a comment', () => {
  const source = editSource('metrics/load.py:load');
  const long = Array.from({ length: 5000 }, (_, line) => `    step(${line})`).join('\n');
  const pieces = { ...source.pieces, 'metrics/load.py:load': `def load(path):\n${long}` };
  const after = exampleCode({ ...source, pieces });
  const many = Array.from({ length: 2000 }, (_, index) => task(`t${index}`, tables));
  const code = compareCodes(first, after);
  const edited = many.map(({ id }) => task(id, { ...tables, instruction: `Do ${id} again.` }));
  const diff = compareReleases(many, edited, { quotesExpected: true, code });
  const markdown = formatDiffMarkdown({ ...changed, diff });
  expect(Buffer.byteLength(markdown)).toBeLessThan(60_000);
  expect(markdown).toMatch(/^\+ {4}step\(0\)$/m);
  expect(markdown).toMatch(/^… and [\d,]+ more lines$/m);
  expect(markdown.match(/^- `t\d+\.json`/gm)?.length).toBeGreaterThan(100);
});
