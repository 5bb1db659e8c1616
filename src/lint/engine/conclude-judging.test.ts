import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { createVocabulary, type Vocabulary } from '#vocabulary/vocabulary.ts';
import { checkTasks } from '#tests/support/check-tasks.ts';
import {
  commandOutput,
  downloadStep,
  executeStep,
  openStep,
  ruleSource,
} from '../examples/example-parts.ts';
import { vocabularyWithHandling } from '../examples/example-handling.ts';
import { exampleTask } from '../examples/example-task.ts';
import { parseFile } from '../parse/parse-file.ts';

function listLines(fields: JsonObject, vocabulary: Vocabulary = createVocabulary()): string[] {
  const text = `${JSON.stringify(exampleTask(fields), null, 2)}\n`;
  const parsed = parseFile('example.json', new TextEncoder().encode(text));
  const context = { vocabulary, isValid: () => false, suites: [] };
  return checkTasks([parsed], context).map(
    ({ code, severity, pointer }) => `${code} ${severity} ${pointer}`,
  );
}

const sheet = '/home/user/tides.xlsx';
const judged = {
  func: 'exact_match',
  result: commandOutput('date'),
  expected: ruleSource({ expected: 'Sunday\n' }),
};

test.for<[string, JsonObject, string[]]>([
  [
    'a second evaluator',
    { lure: { ...judged, func: 'exact_mach', conj: 'xor' } },
    ['S06 error /lure/conj', 'V01 error /lure/func'],
  ],
  [
    'each of a list of evaluators',
    { marks: [judged, { ...judged, func: ['exact_match'] }] },
    ['W01 error /marks/1/func'],
  ],
  [
    'steps and evaluators of phases',
    {
      turns: [
        { instruction: 'Go.', prepare: [{ type: 'slep', parameters: {} }] },
        { instruction: 'Stop.', check: { ...judged, func: 'exact_mach' } },
      ],
    },
    ['V01 error /turns/0/prepare/0/type', 'V01 error /turns/1/check/func'],
  ],
  [
    'steps that open what "config" puts there',
    { config: [downloadStep(sheet)], later: [openStep(sheet)] },
    [],
  ],
  [
    'steps that open what nothing puts there',
    {
      config: [downloadStep(sheet)],
      later: [downloadStep('/home/user/b.csv'), openStep('/home/user/c.xlsx')],
    },
    ['W07 warning /later/1/parameters/path'],
  ],
  [
    'a program that a second evaluator runs',
    {
      config: [executeStep("echo 'print(1)' > /tmp/count.py", { shell: true })],
      lure: { ...judged, result: commandOutput('python3 /tmp/count.py') },
    },
    [],
  ],
  [
    'a program that nothing runs',
    { config: [executeStep("echo 'print(1)' > /tmp/count.py", { shell: true })], lure: judged },
    ['W36 warning /config/0/parameters/command'],
  ],
  ['evaluators beside "evaluator"', { evaluators: [judged] }, []],
  [
    'checks that a project weighs',
    {
      evaluator: {
        ...judged,
        func: ['exact_match', 'exact_match'],
        conj: 'weighted',
        weights: [1, 2],
      },
    },
    ['S06 info /evaluator/conj'],
  ],
  [
    'another "conj" beside a note',
    { evaluator: { ...judged, conj: 'weighted', note: 'By hand.' } },
    ['S06 error /evaluator/conj'],
  ],
])('judges %s', ([, fields, expected]) => {
  expect(listLines(fields)).toEqual(expected);
});

const at = { file: 'lab/bench.py', line: 3 };

test('judges no part that no code reads, and says so once', () => {
  const vocabulary = vocabularyWithHandling({ fieldsAreComplete: true });
  expect(listLines({ lure: { ...judged, func: 'exact_mach' } }, vocabulary)).toEqual([
    'V08 info /lure',
  ]);
});

test('says which commands an environment does not run', () => {
  const evaluator = {
    judgedByName: {},
    namesAreComplete: false,
    mayBeArray: true,
    graders: { command: 0, points: { index: 1, value: 10 }, at },
  };
  const vocabulary = vocabularyWithHandling({ evaluator });
  const commands = [
    ['test -f /home/user/a.csv', 10],
    ['test -f /home/user/b.csv', 5],
  ];
  expect(listLines({ evaluator: commands }, vocabulary)).toEqual(['V05 info /evaluator/1/0']);
});
