import { expect, test } from 'vitest';
import { toTask } from '#format/reading/to-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { toPlainText } from '#text/rich-text.ts';
import { vocabularyWithHandling } from '#lint/examples/example-handling.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { emptyHandling } from '#vocabulary/source/task-handling.ts';
import { describeTaskVerdict } from './describe-task-verdict.ts';

const vocabulary = createVocabulary();
const at = { file: 'judge.py', line: 3 };
const handling = {
  ...emptyHandling,
  evaluator: {
    ...emptyHandling.evaluator,
    graders: { command: 0, points: { index: 1, value: 10 }, at },
  },
};
const command = (text: string) => ({ type: 'vm_command_line', command: text });
const two = { func: ['seen', 'heard'], result: [command('date'), command('who')] };

test.for<[string, JsonObject, string]>([
  [
    'its evaluator, whatever else judges',
    { evaluator: { func: 'seen', result: command('date') }, danger: two },
    'Passes when seen accepts the output of date.',
  ],
  ['nothing', {}, 'The task cannot be scored: its evaluator names no metric.'],
  [
    'a conj of its own',
    { evaluator: { ...two, conj: 'majority' } },
    'Judged by 2 checks, combined by the runner of the dataset: seen accepts the output of date; and heard accepts the output of who.',
  ],
  [
    'shares, and arguments of its own',
    { evaluator: { ...two, shares: [1, 2], given: [{ a: 1 }, { b: 2 }] } },
    'Judged by seen, heard, combined by the runner of the dataset, which also knows what each of them is given.',
  ],
  [
    'a list of evaluators',
    { evaluator: [{ ...two }, { func: 'seen', result: command('date') }] },
    'Judged by 2 evaluators, combined by the runner of the dataset.',
  ],
])('says what judges a task by %s', ([, file, expected]) => {
  expect(toPlainText(describeTaskVerdict(toTask(file), { vocabulary }))).toBe(expected);
});

test.for<[string, typeof handling | undefined, string]>([
  ['where it runs one of them', handling, 'Judged by 1 of 2 commands.'],
  ['where that is not known', undefined, 'Judged by 2 commands.'],
])('says which commands judge, %s', ([, known, expected]) => {
  const evaluator = [
    ['test -f /a', 10],
    ['test -f /b', 5],
  ];
  expect(toPlainText(describeTaskVerdict(toTask({ evaluator }, known), { vocabulary }))).toBe(
    expected,
  );
});

test.for([
  ['contain', false, 'Passes when command 1 test -f /a prints a text with ok, in whichever case.'],
  ['be', true, 'Passes when command 1 test -f /a prints ok, in whichever case.'],
] as const)(
  'says what the output of the only command that is run must %s',
  ([, isWhole, expected]) => {
    const graders = {
      ...handling.evaluator.graders,
      passes: { text: 'ok', isWhole, ignoresCase: true },
    };
    const known = { ...handling, evaluator: { ...handling.evaluator, graders } };
    const evaluator = [
      ['test -f /a', 10],
      ['test -f /b', 5],
    ];
    const options = { vocabulary: vocabularyWithHandling(known) };
    expect(toPlainText(describeTaskVerdict(toTask({ evaluator }, known), options))).toBe(expected);
  },
);
