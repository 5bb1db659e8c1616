import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { contractObjects } from './contract-objects.ts';
import { findIntendedField } from './intended-field.ts';

/** What is meant by the first name that the action does not know. */
function findIntended(type: string, parameters: object, vocabulary = createVocabulary()) {
  const task = exampleView(exampleTask({ config: [{ type, parameters }] }));
  const [judged] = contractObjects(task, vocabulary);
  if (!judged) throw new Error(`no contract for ${type}`);
  const names = Object.keys(judged.fields);
  const unknown = Object.keys(judged.record).filter((name) => !names.includes(name));
  const free = names.filter((name) => judged.record[name] === undefined);
  return findIntendedField(judged, unknown[0] ?? '', { free, unknown });
}

const misspelt = { isMisspelt: true, isGuessed: false };
const guessed = { isMisspelt: false, isGuessed: true };

test.for([
  ['capitals', 'execute', { STDOUT: 'a.txt' }, { name: 'stdout', ...misspelt }],
  ['joined words', 'close_window', { windowName: 'Files' }, { name: 'window_name', ...misspelt }],
  [
    'other separators',
    'close_window',
    { 'window-name': 'x' },
    { name: 'window_name', ...misspelt },
  ],
  ['a letter too few', 'execute', { comand: ['ls'] }, { name: 'command', ...misspelt }],
  ['another word', 'execute', { argv: ['ls'] }, { name: 'command', ...guessed }],
] as const)('finds the field that is meant despite %s', ([, type, parameters, intended]) => {
  expect(findIntended(type, parameters)).toEqual(intended);
});

test.for([
  ['nothing is missing', 'execute', { command: ['ls'], argv: ['ls'] }],
  ['the missing field cannot have the value', 'execute', { argv: true }],
  ['another name is unknown too', 'execute', { argv: ['ls'], program: 'ls' }],
  ['several fields are missing', 'login', { site: 'drive' }],
  ['the name is that of a comment', 'execute', { _why: 'lists files' }],
] as const)('finds no other word where %s', ([, type, parameters]) => {
  expect(findIntended(type, parameters)).toBeUndefined();
});

test('finds another word for a field that has the name of a method of all objects', () => {
  const parameters = { constructor: { required: true as const } };
  const vocabulary = createVocabulary({ actions: { build: { parameters } } });
  expect(findIntended('build', { argv: 'x' }, vocabulary)).toEqual({
    name: 'constructor',
    ...guessed,
  });
});
