import { expect, test } from 'vitest';
import { toPlainText } from '#text/rich-text.ts';
import { vocabularyWithHandling } from '#lint/examples/example-handling.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import type { GraderCommands } from '#vocabulary/source/task-handling.ts';
import { describeConsequence, describeGraderUse, describeRun } from './part-meaning.ts';

const at = { file: 'desk/judge.py', line: 7 };
const reading = vocabularyWithHandling({ fields: { rival: { need: 'optional', at } } });
const decided = 'What follows from it is decided by the runner of the dataset.';

test.for([
  ['read by no code that is known', 'rival', builtInVocabulary, decided],
  [
    'read by the environment',
    'rival',
    reading,
    `The environment reads rival (desk/judge.py, line 7). ${decided}`,
  ],
  ['an element of the format’s own field', 'evaluator', reading, decided],
] as const)('says what follows from an evaluator that is %s', ([, field, vocabulary, expected]) => {
  expect(toPlainText(describeConsequence([field, 0], vocabulary))).toBe(expected);
});

test.for([
  ['before config', 'Runs before the setup of config.'],
  ['after config', 'Runs after the setup of config.'],
  [undefined, 'When these steps run is decided by the runner of the dataset.'],
] as const)('says when steps run: %s', ([runs, expected]) => {
  const list = { at: ['later'], steps: [], runs };
  expect(toPlainText(describeRun(list, reading))).toBe(expected);
});

const combined = 'How their results combine is decided by the runner of the dataset.';
const scored = 'How an output becomes a score is decided by the runner of the dataset.';
const points = { index: 1, value: 50 };
const passes = { text: 'ok', isWhole: false, ignoresCase: false };

test.for<[string, number, Omit<GraderCommands, 'at' | 'command'> | undefined, string]>([
  ['one of which nothing is known', 1, undefined, scored],
  ['several of which nothing is known', 2, undefined, combined],
  [
    'those with points',
    2,
    { points },
    `The environment runs the commands with 50 points (desk/judge.py, line 7). ${scored}`,
  ],
  [
    'what it prints',
    1,
    { passes },
    'A command passes if its output contains ok (desk/judge.py, line 7). ',
  ],
  [
    'what several print',
    2,
    { passes: { ...passes, isWhole: true } },
    `A command passes if its output is ok (desk/judge.py, line 7). ${combined}`,
  ],
  [
    'both',
    2,
    { points, passes },
    'The environment runs the commands with 50 points (desk/judge.py, line 7). A command passes if its output contains ok. ',
  ],
])('says how commands judge: %s', ([, count, known, expected]) => {
  const handling = known && { command: 0, at, ...known };
  expect(toPlainText(describeGraderUse(count, handling))).toBe(expected);
});
