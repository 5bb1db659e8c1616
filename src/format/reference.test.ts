import { expect, test } from 'vitest';
import { deriveReference } from './reference.ts';
import { describedActionTypes } from './setup-action-schema.ts';
import { taskFields } from './task-file-schema.ts';

const sections = deriveReference();
const all = sections.flatMap(({ fields }) => fields);
const find = (anchor: string) => all.find((field) => field.anchor === anchor);
const namesIn = (section: string) =>
  sections.find(({ name }) => name === section)?.fields.map(({ name }) => name);

test('has the objects of the format, each once', () => {
  expect(sections.map(({ name }) => name)).toEqual([
    'task',
    'action',
    'parameters',
    'evaluator',
    'source',
  ]);
});

test.for<[string, readonly string[]]>([
  ['task', taskFields],
  ['action', ['type', 'parameters']],
  ['evaluator', ['func', 'result', 'expected', 'postconfig', 'conj', 'options']],
  ['source', ['type', 'path', 'dest', 'multi', 'gives']],
])('lists the fields of the section %s', ([section, expected]) => {
  expect(namesIn(section)).toEqual(expected);
});

test('lists the parameters of the described actions, each with its action', () => {
  const parameters = sections.find(({ name }) => name === 'parameters')?.fields ?? [];
  expect(new Set(parameters.map(({ action }) => action))).toEqual(new Set(describedActionTypes));
  expect(parameters.map(({ anchor }) => anchor)).toEqual([
    'launch-command',
    'launch-shell',
    'browser_open_tabs-urls_to_open',
    'activate_window-window_name',
    'activate_window-strict',
    'execute-command',
    'execute-shell',
    'sleep-seconds',
  ]);
});

test('gives each field a place of its own', () => {
  expect(new Set(all.map(({ anchor }) => anchor)).size).toBe(all.length);
});

test('describes every field', () => {
  expect(all.filter(({ about }) => !/\w{3,}.*\.$/.test(about.description))).toEqual([]);
});

test('has an example and a type of every field', () => {
  const bare = all.filter(({ about, type }) => !about.examples?.length || type === '');
  expect(bare.map(({ anchor }) => anchor)).toEqual([]);
});

test.for([
  ['id', 'string'],
  ['proxy', 'boolean'],
  ['related_apps', 'array of strings'],
  ['config', 'array of objects'],
  ['evaluator', 'object'],
  ['evaluator-func', 'string or array of strings'],
  ['evaluator-result', 'object or null or array of objects'],
  ['evaluator-options', 'object or array of objects'],
  ['source-gives', 'array of integers'],
  ['launch-command', 'string or array of strings'],
  ['execute-command', 'string or array of strings'],
  ['sleep-seconds', 'number'],
] as const)('describes the type of %s as "%s"', ([anchor, type]) => {
  expect(find(anchor)?.type).toBe(type);
});

test('says what is required', () => {
  const required = all.filter((field) => field.required).map(({ anchor }) => anchor);
  expect(required).toEqual([
    'id',
    'instruction',
    'related_apps',
    'config',
    'evaluator',
    'action-type',
    'action-parameters',
    'launch-command',
    'browser_open_tabs-urls_to_open',
    'activate_window-window_name',
    'execute-command',
    'sleep-seconds',
    'evaluator-func',
  ]);
});

test('lists the values of the fields that accept no others', () => {
  const limited = all.filter(({ values }) => values.length > 0);
  expect(limited.map(({ anchor, values }) => [anchor, values])).toEqual([
    ['possibility_of_env_change', ['low', 'medium', 'high']],
    ['evaluator-conj', ['and', 'or']],
  ]);
});

test('keeps all documentation of a field, and that of each of two alike', () => {
  expect(find('evaluator-conj')?.about).toMatchObject({ default: 'and', examples: ['or'] });
  expect(find('snapshot')?.about).toMatchObject({
    description: 'The name of a prepared snapshot of the environment.',
    deprecated: 'Replaced by "config".',
    successor: 'config',
  });
  expect(find('evaluator-result')?.about.description).toMatch(/output of the agent/);
  expect(find('evaluator-expected')?.about.description).toMatch(/compared with/);
});
