import { expect, test } from 'vitest';
import type { TaskHandling } from '#vocabulary/source/task-handling.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { vocabularyWithHandling } from '#lint/examples/example-handling.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { taskFileSchema } from '#format/task-file-schema.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { checkShape } from './check-shape.ts';
import { judgeByHandling } from './judge-by-handling.ts';

function judge(fields: JsonObject, handling?: Partial<TaskHandling>): string[] {
  const vocabulary = handling ? vocabularyWithHandling(handling) : createVocabulary();
  return judgeByHandling(checkShape(taskFileSchema, fields), fields, vocabulary).map(
    ({ meta, severity, message }) =>
      `${severity ?? meta.severity} ${/^"(\w+)"/.exec(message)?.[1]}`,
  );
}

const at = { file: 'lab/bench.py', line: 3 };
const optional = { need: 'optional', at } as const;
const needed = { need: 'required', at } as const;
const evaluator = { judgedByName: {}, namesAreComplete: false };
const without = (name: string, more: JsonObject = {}): JsonObject => {
  const { [name]: _, ...fields } = exampleTask({});
  return { ...fields, ...more };
};
const turns = { talk: [{ instruction: 'Draw a boat.' }] };
const standIn = {
  instruction: { need: 'standIn', standIn: 'spec["talk"][0]', standInFields: ['talk'], at },
} as const;

test.for<[string, JsonObject, Partial<TaskHandling> | undefined, readonly string[]]>([
  ['apps, without source', without('related_apps'), undefined, ['info related_apps']],
  [
    'apps that are optional',
    without('related_apps'),
    { fields: { related_apps: optional } },
    ['info related_apps'],
  ],
  [
    'apps that are needed',
    without('related_apps'),
    { fields: { related_apps: needed } },
    ['error related_apps'],
  ],
  ['steps, without source', without('config'), undefined, ['error config']],
  ['steps that are optional', without('config'), { fields: { config: optional } }, []],
  ['steps that nothing reads', without('config'), { fieldsAreComplete: true }, ['info config']],
  ['an instruction', without('instruction'), undefined, ['error instruction']],
  ['an instruction in turns, without source', without('instruction', turns), undefined, []],
  ['an instruction in turns that stand in', without('instruction', turns), { fields: standIn }, []],
  [
    'an instruction without those turns',
    without('instruction', { talk: [] }),
    { fields: standIn },
    ['error instruction'],
  ],
  [
    'an instruction in turns that nothing reads',
    without('instruction', turns),
    { fields: { instruction: needed } },
    ['error instruction'],
  ],
  ['an evaluator', without('evaluator'), { fields: { evaluator: optional } }, ['error evaluator']],
])('a missing field is as bad as the source says: %s', ([, fields, handling, expected]) => {
  expect(judge(fields, handling)).toEqual(expected);
});

const nullOptions = without('', { evaluator: { func: 'is_utc_0', options: null } });

test.for([
  ['without source', undefined, ['info options']],
  ['where it is not known', {}, ['info options']],
  ['where it is accepted', { evaluator: { ...evaluator, nullOptions: 'accepted' } }, []],
  ['where it fails', { evaluator: { ...evaluator, nullOptions: 'fails' } }, ['error options']],
] as const)('judges null as options: %s', ([, handling, expected]) => {
  expect(judge(nullOptions, handling)).toEqual(expected);
});

test('accepts an evaluator that is an array where the source does', () => {
  const fields = without('', { evaluator: [['ls', 1]] });
  expect(judge(fields)).toEqual(['error evaluator']);
  expect(judge(fields, { evaluator: { ...evaluator, mayBeArray: true } })).toEqual([]);
  expect(judge(fields, { evaluator: { ...evaluator, mayBeArray: false } })).toEqual([
    'error evaluator',
  ]);
});

const judgeParts = (fields: JsonObject, parts: TaskHandling['parts']) => judge(fields, { parts });

test.for<[string, JsonObject, TaskHandling['parts'], readonly string[]]>([
  ['a number that is taken', { id: 3 }, { id: { accepts: ['number'] } }, []],
  ['a number that fails', { id: 3 }, { id: { rejects: ['number'] } }, ['error id']],
  ['a number of which nothing is known', { id: 3 }, {}, ['warning id']],
  ['no steps', { config: null }, { config: { accepts: ['null'] } }, []],
  [
    'no steps that are looped over',
    { config: null },
    { config: { rejects: ['null'] } },
    ['error config'],
  ],
  [
    'a step without what is read',
    { config: [{ type: 'launch' }] },
    { 'config[].parameters': { isRequired: true } },
    ['error parameters'],
  ],
  [
    'a step without what may be missing',
    { config: [{ type: 'launch' }] },
    { 'config[].parameters': {} },
    [],
  ],
  [
    'a step of which nothing is known',
    { config: [{ type: 'launch' }] },
    {},
    ['warning parameters'],
  ],
  [
    'how checks are combined, in capitals',
    { evaluator: { func: 'is_utc_0', conj: 'OR' } },
    { 'evaluator.conj': { ignoresCase: true } },
    [],
  ],
  [
    'how checks are combined, in a number',
    { evaluator: { func: 'is_utc_0', conj: '2' } },
    { 'evaluator.conj': { accepts: ['number'] } },
    [],
  ],
  [
    'another word for it',
    { evaluator: { func: 'is_utc_0', conj: 'all' } },
    { 'evaluator.conj': { ignoresCase: true } },
    ['warning conj'],
  ],
])('a value is as bad as the source says: %s', ([, fields, parts, expected]) => {
  expect(judgeParts(without('', fields), parts)).toEqual(expected);
});

test('a metric is needed where the source always looks for one', () => {
  const fields = without('', { evaluator: {} });
  const parts = { 'evaluator.func': { isRequired: true } };
  expect(judge(fields, {})).toEqual(['warning func']);
  expect(judge(fields, { parts, evaluator: { ...evaluator, mayBeArray: false } })).toEqual([
    'error func',
  ]);
});
