import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { emptyHandling, type TaskHandling } from '#vocabulary/source/task-handling.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import type { CompareOptions } from './compare-options.ts';
import { ask, listChanges, prints } from './example-change.ts';

const at = { file: 'a.py', line: 1 };
const knownTo = (handling: Partial<TaskHandling>, names: readonly string[] = []) => ({
  vocabulary: createVocabulary(
    {},
    {
      loader: {
        handling: { ...emptyHandling, ...handling },
        mentions: (name) => names.includes(name),
      },
    },
  ),
});
const makesSteps = knownTo({
  stepFields: [
    { field: 'prelude', action: { name: 'execute', parameter: 'command' }, at },
    { field: 'warm_up', at },
  ],
});

test.for<[string, JsonObject, JsonObject, Partial<CompareOptions>, string[]]>([
  [
    'makes a step of',
    { prelude: 'touch a' },
    { prelude: 'touch b' },
    makesSteps,
    ['environment /prelude “prelude”: in step 1, “command” changed from “touch a” to “touch b”.'],
  ],
  [
    'makes a step of, where there was none',
    {},
    { prelude: 'touch b' },
    makesSteps,
    ['environment /prelude “prelude”: a step was added: create the file “b”.'],
  ],
  [
    'makes steps of',
    { warm_up: [{ type: 'sleep' }] },
    { warm_up: [] },
    makesSteps,
    ['environment /warm_up/0 “warm_up”: step 1 was removed: run the action “sleep”.'],
  ],
  [
    'would make steps of',
    { warm_up: 'a' },
    { warm_up: 'b' },
    makesSteps,
    ['environment /warm_up “warm_up” changed from “a” to “b”.'],
  ],
  [
    'never reads',
    { level: 1, harm: prints('a') },
    { level: 2, harm: prints('b') },
    knownTo({ fieldsAreComplete: true }),
    [
      'editorial /level “level” changed from “1” to “2”.',
      'editorial /harm/expected/rules “harm”: the expected value changed from “a” to “b”.',
    ],
  ],
  [
    'reads',
    { level: 1 },
    { level: 2 },
    knownTo({ fieldsAreComplete: true, fields: { level: { need: 'optional', at } } }),
    ['unknown /level “level” changed from “1” to “2”.'],
  ],
  [
    'may read, since code beside it has the name',
    { level: 1 },
    { level: 2 },
    knownTo({ fieldsAreComplete: true }, ['level']),
    ['unknown /level “level” changed from “1” to “2”.'],
  ],
  [
    'may read, since not all of it is known',
    { level: 1 },
    { level: 2 },
    knownTo({}),
    ['unknown /level “level” changed from “1” to “2”.'],
  ],
])('knows a field that the environment %s', ([, before, after, options, expected]) => {
  expect(listChanges(before, after, options)).toEqual(expected);
});

test('quotes no answer that is withheld', () => {
  const state = (text: string, level: number) => ({
    harm: prints(text),
    rubric: [[`grep ${text} x`, level]],
    turns: [ask('Go.', { verify: { ...prints('same'), answer: text }, reply: text })],
    meta: { solution: { [text]: [text] }, level },
    evaluater: { [text]: text },
    more: level === 1 ? 'none' : { inner: [prints(text)] },
  });
  const options = { quotesExpected: false, answerFields: ['meta.solution', 'turns.reply'] };
  expect(listChanges(state('four', 1), state('five', 2), options)).toEqual([
    'judging /harm/expected “harm”: the expected value changed.',
    'judging /rubric/0/0 Entry 1 of entry 1 of “rubric” changed.',
    'judging /rubric/0/1 Entry 2 of entry 1 of “rubric” changed from “1” to “2”.',
    'judging /turns/0/verify/answer In phase 1, “verify”: in the evaluator, “answer” changed.',
    'unknown /turns/0 In phase 1, an answer changed.',
    'unknown /meta “meta” changed.',
    'unknown /meta/level “meta.level” changed from “1” to “2”.',
    'unknown /evaluater “evaluater” changed.',
    'judging /more “more” changed.',
  ]);
});
