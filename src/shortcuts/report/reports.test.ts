import { expect, test } from 'vitest';
import { describeShortcutChanges } from './changes.ts';
import { formatShortcutAnnotations } from './github.ts';
import { toShortcutJson } from './json.ts';
import { checkReportSchema } from './report-schema.ts';
import { formatShortcutFold } from './markdown.ts';
import type { ReportedShortcut } from './reported-shortcuts.ts';
import { toSarifShortcuts } from './sarif.ts';
import { formatShortcutBlock } from './text.ts';

const fetched: ReportedShortcut = {
  ...{ id: 'sort', file: 'calc/sort.json', path: 'tasks/calc/sort.json' },
  ...{ class: 'reference-in-reach', kind: 'public reference', certainty: 'likely' },
  ...{ pointer: '/evaluator/expected/path', line: 20, column: 15 },
  message: 'an agent with internet can fetch the reference from files.example.org',
};
const evaluated: ReportedShortcut = {
  ...{ id: 'plot', file: 'calc/plot.json', path: 'tasks/calc/plot.json' },
  ...{ class: 'unsafe-judge', kind: 'text is evaluated', certainty: 'certain' },
  ...{ pointer: '/evaluator/func', line: 9, column: 5 },
  message: '"check_cells" evaluates a cell that the agent writes',
  source: { file: 'metrics/cells.py', line: 41 },
};
const other: ReportedShortcut = { ...fetched, id: 'sum', file: 'calc/sum.json', path: 'sum.json' };
const some = { tasks: 8, shortcuts: [fetched, evaluated, other] };
const none = { tasks: 8, shortcuts: [] };

test('counts the tasks of each class, with an example, in a few lines', () => {
  expect(formatShortcutBlock(some).split('\n')).toEqual([
    'What could pass without the work: 3 of 8 tasks (38%; 1 certain, 2 likely)',
    '  reference-in-reach  2 tasks (25%), such as calc/sort.json:20:15',
    '    an agent with internet can fetch the reference from files.example.org',
    '  unsafe-judge        1 task (13%), such as calc/plot.json:9:5',
    '    "check_cells" evaluates a cell that the agent writes',
    '  what would change most: keep references at addresses that the machine cannot reach (2 tasks)',
  ]);
  expect(formatShortcutBlock(none)).toBe(
    'What could pass without the work: no shortcut found in 8 tasks',
  );
});

test('cuts a long message in the short form only', () => {
  const message = `an agent can read ${'the same word '.repeat(10)}`.trim();
  const long = { tasks: 1, shortcuts: [{ ...fetched, message }] };
  expect(formatShortcutBlock(long, { columns: 60 })).toContain(
    '\n    an agent can read the same word the same word the same …\n',
  );
  expect(formatShortcutBlock(long, { isComplete: true })).toContain(message);
});

test('lists every shortcut with its line on demand', () => {
  expect(formatShortcutBlock(some, { isComplete: true }).split('\n').slice(1, -1)).toEqual([
    '  reference-in-reach  2 tasks (25%)',
    `    calc/sort.json:20:15  likely: ${fetched.message}`,
    `    calc/sum.json:20:15  likely: ${fetched.message}`,
    '  unsafe-judge        1 task (13%)',
    `    calc/plot.json:9:5  certain: ${evaluated.message}; see metrics/cells.py:41`,
  ]);
});

test('has a row for each class in folded Markdown, where texts of tasks are code', () => {
  const shortcuts = [{ ...evaluated, message: 'a | b <b>' }, fetched];
  expect(formatShortcutFold({ tasks: 2, shortcuts })).toEqual([
    '',
    '<details><summary>What could pass without the work: 2 of 2 tasks (100%; 1 certain, 1 likely)</summary>',
    '',
    '| Shortcut | Tasks | Share | Such as | Place |',
    '| --- | ---: | ---: | --- | --- |',
    `| reference-in-reach | 1 | 50% | \`${fetched.message}\` | \`calc/sort.json:20\` |`,
    String.raw`| unsafe-judge | 1 | 50% | \`a \| b <b>\` | \`calc/plot.json:9\` |`.replaceAll(
      '\\`',
      '`',
    ),
    '',
    "what would change most: do not execute or unpack what the agent wrote in the judge's process (1 task)",
    '',
    '</details>',
  ]);
  expect(formatShortcutFold(none)).toEqual([
    '',
    'What could pass without the work: no shortcut found in 8 tasks',
  ]);
});

test('has a row for each shortcut too in Markdown on demand', () => {
  expect(formatShortcutFold(some, { isComplete: true }).slice(7, -4)).toEqual([
    '',
    '| Shortcut | Certainty | Evidence | Place |',
    '| --- | --- | --- | --- |',
    `| reference-in-reach | likely | \`${fetched.message}\` | \`calc/sort.json:20\` |`,
    `| reference-in-reach | likely | \`${fetched.message}\` | \`calc/sum.json:20\` |`,
    `| unsafe-judge | certain | \`${evaluated.message}; see metrics/cells.py:41\` | \`calc/plot.json:9\` |`,
  ]);
});

test('is on GitHub an error only where it makes the check fail', () => {
  expect(formatShortcutAnnotations(some, ({ certainty }) => certainty === 'certain')).toEqual([
    '::error file=tasks/calc/plot.json,line=9,col=5,title=shortcut unsafe-judge::certain: "check_cells" evaluates a cell that the agent writes; see metrics/cells.py:41',
    'What could pass without the work: 3 of 8 tasks (38%; 1 certain, 2 likely)',
  ]);
});

test('is in SARIF a result that is no failure', () => {
  const { rules, results } = toSarifShortcuts([evaluated, { ...fetched, certainty: 'possible' }]);
  expect(results).toEqual([
    {
      ruleId: 'shortcut/unsafe-judge',
      kind: 'informational',
      level: 'none',
      message: { text: evaluated.message },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'tasks/calc/plot.json', uriBaseId: '%SRCROOT%' },
            region: { startLine: 9, startColumn: 5 },
          },
          logicalLocations: [{ fullyQualifiedName: '/evaluator/func' }],
        },
      ],
      partialFingerprints: { 'benchlight/v1': expect.stringMatching(/^[\da-f]{32}:1$/) as string },
      properties: {
        kind: 'text is evaluated',
        certainty: 'certain',
        source: { file: 'metrics/cells.py', line: 41 },
      },
    },
    expect.objectContaining({ ruleId: 'shortcut/reference-in-reach', kind: 'review' }),
  ]);
  const ids = rules.map(({ id }) => id);
  for (const { ruleId } of results) expect(ids).toContain(ruleId);
});

test('has the fields of the schema as JSON', () => {
  expect(toShortcutJson(evaluated)).toEqual(evaluated);
  const shortcuts = [fetched, evaluated].map(toShortcutJson);
  expect(checkReportSchema.shape.shortcuts.parse(shortcuts)).toEqual(shortcuts);
  expect(toShortcutJson(fetched)).not.toHaveProperty('source');
});

test('lists what is new after a change, wherever it has moved to', () => {
  const moved = { ...fetched, line: 21 };
  expect(describeShortcutChanges([fetched, other], [moved, evaluated])).toEqual([
    `new shortcut  calc/plot.json:9:5  ${evaluated.message}`,
    '1 shortcut gone',
  ]);
  expect(describeShortcutChanges([fetched], [moved])).toEqual([]);
  expect(describeShortcutChanges(undefined, undefined)).toEqual([]);
});
