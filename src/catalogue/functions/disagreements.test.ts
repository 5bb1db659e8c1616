import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import type { Field } from '#vocabulary/contract/contract.ts';
import { type Disagreement, findDisagreements, findUndeclared } from './disagreements.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { createFieldTally, type SeenField } from './seen-fields.ts';
import type { TaskEntry } from '../task/task-entry.ts';

const { entries } = exampleCatalogue({ a: {}, b: {}, c: {} });

/** The field "x" as the tasks "a", "b" and so on write it. */
function seenIn(records: readonly JsonObject[], declared: Field = {}): SeenField {
  const tally = createFieldTally({ x: declared });
  for (const [index, task] of entries.entries()) {
    const record = records[index];
    if (record) tally.add(record, task);
  }
  const [seen] = tally.read();
  if (seen?.name !== 'x') throw new Error('no record is about "x"');
  return seen;
}

const files = (tasks: readonly TaskEntry[]) => tasks.map(({ file }) => file).join('');
const toShortForm = (one: Disagreement) =>
  'tasks' in one
    ? `${one.kind} ${files(one.tasks)}`
    : `${one.kind} ${one.found.map(({ value, tasks }) => `${String(value)} ${files(tasks)}`).join()}`;

test.for<[string, Field, JsonObject[]]>([
  ['an undeclared type', {}, [{ x: null }, { x: 1 }]],
  ['one of several types', { type: ['array of string', 'string'] }, [{ x: 'y' }, { x: ['y'] }]],
  ['an integer where a number is due', { type: 'number' }, [{ x: 1 }, { x: 1.5 }]],
  ['an allowed value', { values: ['y', 'z'] }, [{ x: 'y' }]],
  ['an array of allowed values', { values: ['y', 'z'] }, [{ x: ['z', 'y'] }, { x: [] }]],
  ['a required field', { required: true }, [{ x: null }, { x: 1 }]],
  ['leaving out an optional field', { default: 1 }, [{ x: 1 }, {}]],
])('accepts %s', ([, declared, records]) => {
  expect(findDisagreements(declared, seenIn(records, declared))).toEqual([]);
});

test.for<[string, Field, JsonObject[], string[]]>([
  ['required and left out', { required: true }, [{ x: 1 }, { y: 1 }], ['missing b']],
  ['left out everywhere', { required: true }, [{ y: 1 }], ['missing a']],
  ['of another type', { type: 'integer' }, [{ x: 1 }, { x: '1' }], ['type string b']],
  ['outside its values', { values: ['y'] }, [{ x: 'z' }, { x: 'y' }], ['value z a']],
  ['partly outside its values', { values: ['y'] }, [{ x: ['y', 'z'] }], ['value y,z a']],
  ['a number where values are strings', { values: ['1'] }, [{ x: 1 }], ['value 1 a']],
  [
    'wrong in two ways',
    { type: 'string', required: true },
    [{ x: 1 }, { x: null }, { y: 1 }],
    ['missing c', 'type integer a,null b'],
  ],
  [
    'of another type in one task and outside its values in another',
    { type: 'string', values: ['y'] },
    [{ x: 1 }, { x: 'z' }],
    ['type integer a', 'value z b'],
  ],
  [
    'of another type, which leaves no value to judge',
    { type: 'string', values: ['y'] },
    [{ x: 1 }],
    ['type integer a'],
  ],
])('names the tasks in which a field is %s', ([, declared, records, expected]) => {
  expect(findDisagreements(declared, seenIn(records, declared)).map(toShortForm)).toEqual(expected);
});

test.for<[string, string, string[], boolean, string, string | undefined]>([
  ['like no known one', 'x', ['strict'], false, 'undeclared', undefined],
  ['like a known one', 'strikt', ['rules', 'strict'], false, 'undeclared', 'strict'],
  ['accepted and like a known one', 'strikt', ['strict'], true, 'ignored', 'strict'],
  ['accepted where none is known', 'strict', [], true, 'ignored', undefined],
])(
  'names the tasks of an undeclared name that is %s',
  ([, name, known, accepts, kind, nearest]) => {
    const seen = { ...seenIn([{ x: 1 }, {}, { x: 2 }]), name };
    const tasks = [entries[0], entries[2]];
    expect(findUndeclared(seen, known, accepts)).toEqual({ kind, nearest, tasks });
  },
);
