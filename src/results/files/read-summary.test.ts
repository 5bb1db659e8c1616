import { expect, test } from 'vitest';
import { readSummary } from './read-summary.ts';

const scoresOf = (text: string) =>
  readSummary(text).entries.map(({ task, score, error }) => [task, score, error]);

test('reads true and false as scores', () => {
  const text = '[{"task_id": "a", "score": true}, {"task_id": "b", "score": false}]';
  expect(scoresOf(text)).toEqual([
    ['a', 1, undefined],
    ['b', 0, undefined],
  ]);
});

test('tasks of one id differ by their folders, where they have any', () => {
  const text = JSON.stringify([
    { application: 'browser', task_id: 'a', score: 1 },
    { application: 'terminal', task_id: 'a', score: 0 },
    { application: 7, task_id: 'a', score: 0.5 },
  ]);
  expect(readSummary(text).entries.map(({ folder, score }) => [folder, score])).toEqual([
    ['browser', 1],
    ['terminal', 0],
    [undefined, 0.5],
  ]);
});

test('one score that is NaN is an error, and all others are read', () => {
  const text = '[{"task_id": "a", "score": NaN}, {"task_id": "b", "score": 0.5}]';
  expect(scoresOf(text)).toEqual([
    ['a', undefined, 'no score'],
    ['b', 0.5, undefined],
  ]);
  expect(readSummary(text).faults.map(({ fault }) => fault)).toEqual(['notNumber']);
});

test.for([
  ['JSON', '{"browser": {"a": 1.0, "b": NaN}, "terminal": {"a": 0.25}}'],
  ['a dictionary of Python', "{'browser': {'a': 1.0, 'b': nan}, 'terminal': {'a': 0.25}}"],
] as const)('reads the scores of all tasks as %s', ([, text]) => {
  const { entries, faults } = readSummary(text);
  expect(entries.map(({ folder, task, score }) => [folder, task, score])).toEqual([
    ['browser', 'a', 1],
    ['browser', 'b', undefined],
    ['terminal', 'a', 0.25],
  ]);
  expect(faults).toMatchObject([{ fault: 'notNumber' }]);
});

test('faults name their entries, counted from 1', () => {
  const faults = readSummary('[{"task_id": "a", "score": 7}, {"status": "success"}]').faults;
  expect(faults.map(({ message }) => message)).toEqual([
    'entry 1: the score 7 is outside 0 to 1',
    'entry 2: expected an object with "task_id" and "status", or scores by app and task',
  ]);
});

test.for([
  ['', 'cut'],
  ['[{"task_id": "a", "sco', 'cut'],
  ['{"score": 0.5}', 'shape'],
  ['{"details": {"browser": {"a": 1}}, "overall": {"score": 0.5}}', 'shape'],
  ['null', 'shape'],
  ['[{"task_id": "a", "score": 7}]', 'range'],
] as const)('finds what is wrong with %j', ([text, fault]) => {
  expect(readSummary(text).faults.map((found) => found.fault)).toEqual([fault]);
});
