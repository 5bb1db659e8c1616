import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { observeFormat } from './format-usage.ts';
import type { Seen } from '../facets/tally.ts';

const observe = (tasks: Record<string, JsonObject>) =>
  observeFormat(exampleCatalogue(tasks).entries);
const ranked = (seen: readonly Seen<string>[] = []) =>
  seen.map(({ value, tasks }) => `${value} ${tasks.map(({ file }) => file).join('')}`);

/** How many tasks have a field, then its values with their tasks. */
function usageOf(anchor: string, tasks: Record<string, JsonObject>) {
  const usage = observe(tasks).fields.get(anchor);
  return usage && [usage.tasks, ...ranked(usage.values)];
}

test('counts the tasks that have a field', () => {
  const tasks = { a: { source: 'x' }, b: { source: '' }, c: {} };
  expect(usageOf('source', tasks)).toEqual([2]);
  expect(usageOf('id', tasks)).toEqual([3]);
  expect(usageOf('snapshot', tasks)).toBeUndefined();
});

test.for<[string, string, Record<string, JsonObject>, unknown[]]>([
  [
    'a fixed set',
    'possibility_of_env_change',
    { a: { possibility_of_env_change: 'low' }, b: { possibility_of_env_change: 'high' } },
    [2, 'low a', 'high b'],
  ],
  ['booleans', 'proxy', { a: { proxy: true }, b: { proxy: 'true' }, c: {} }, [2, 'true ab']],
  ['a name that is not a string', 'evaluator-conj', { a: { evaluator: { conj: 5 } } }, [1, '5 a']],
])('counts values of %s', ([, anchor, tasks, expected]) => {
  expect(usageOf(anchor, tasks)).toEqual(expected);
});

test.for<[string, string, JsonObject]>([
  ['free text', 'instruction', {}],
  ['apps', 'related_apps', { related_apps: ['os', 'vlc'] }],
  ['metrics', 'evaluator-func', { evaluator: { func: ['x', 'y', 'x'] } }],
  ['the getter of a result', 'source-type', { evaluator: { result: [{ type: 'x' }, null] } }],
  ['the getter of what is expected', 'source-type', { evaluator: { expected: { type: 'y' } } }],
  ['actions before the work of the agent', 'action-type', { config: [{ type: 'x' }] }],
  ['actions after it', 'action-type', { evaluator: { postconfig: [{ type: 'y' }] } }],
])('counts the task, but no values of %s', ([, anchor, task]) => {
  expect(usageOf(anchor, { a: task })).toEqual([1]);
});

test('counts a parameter of its own action alone', () => {
  const tasks = {
    a: { config: [{ type: 'launch', parameters: { command: 'x', shell: true } }] },
    b: { config: [{ type: 'fly', parameters: { shell: true } }, 5] },
    c: { config: [{ type: 'launch', parameters: 'x' }] },
  };
  expect(usageOf('launch-shell', tasks)).toEqual([1, 'true a']);
  expect(usageOf('launch-command', tasks)).toEqual([1]);
  expect(usageOf('execute-shell', tasks)).toBeUndefined();
  expect(usageOf('action-parameters', tasks)).toEqual([3]);
});

test('counts null as a value, and ignores an evaluator that is not an object', () => {
  expect(usageOf('proxy', { a: { proxy: null } })).toEqual([1, 'null a']);
  expect(usageOf('evaluator-func', { a: { evaluator: 'infeasible' } })).toBeUndefined();
});

test('names the top-level fields that the format does not have', () => {
  const { extraFields } = observe({
    a: { hint: 'x', proxy: true },
    b: { author: 'x', hint: 'x', snapshot: 'x' },
  });
  expect(ranked(extraFields)).toEqual(['hint ab', 'author b']);
});

test('finds nothing in an empty dataset', () => {
  expect(observe({})).toEqual({ fields: new Map(), extraFields: [] });
});
