import { expect, test } from 'vitest';
import { checkViews } from '#lint/facts/checks/check-views.ts';
import { fetches } from '#lint/facts/fetches.ts';
import { toTaskView } from '#lint/facts/task-view.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { guessContracts } from './guess-contracts.ts';

const guess = (evaluator: object) =>
  guessContracts(toTaskView({ evaluator }, builtInVocabulary)) ?? 'nothing';

const rule = (rules: object) => ({ type: 'our_rule', rules });

test.for<[string, object, unknown]>([
  ['a command', { command: ['ls', '-l'] }, { kind: 'command output' }],
  ['a file of the machine', { path: '/home/user/a.txt' }, { kind: 'machine file', path: 'path' }],
  [
    'one that is fetched',
    { path: '~/a.odt', dest: 'a.odt' },
    { kind: 'machine file', path: 'path', dest: 'dest' },
  ],
  [
    'a file of the web',
    { path: 'https://files.example.org/a.odt', dest: 'a.odt' },
    { kind: 'web file', path: 'path', dest: 'dest' },
  ],
  ['what the task says', { rules: { expected: 'a' } }, { kind: 'task file' }],
  ['a path that may be anywhere', { path: 'a.txt' }, undefined],
])('takes a getter of the project by %s', ([, keys, from]) => {
  const view = guess({ func: 'our_metric', result: { type: 'our_getter', ...keys } });
  expect(view === 'nothing' ? undefined : fetches(view)[0]?.from).toEqual(from);
});

test.for<[string, object, unknown]>([
  ['a value', { total: 7 }, { kind: 'equal value', value: 'total' }],
  [
    'a list of texts',
    { words: ['tea', 'milk'] },
    { kind: 'contains strings', all: 'words', none: '' },
  ],
  [
    'texts that must and must not be there',
    { words: ['tea'], not_allowed: ['coffee'] },
    { kind: 'contains strings', all: 'words', none: 'not_allowed' },
  ],
  [
    'texts that must not be there',
    { forbidden: ['coffee'] },
    { kind: 'contains strings', all: '', none: 'forbidden' },
  ],
  ['a name that only begins so', { notes: 'tea' }, { kind: 'equal value', value: 'notes' }],
  ['several demands', { words: ['tea'], count: 2 }, undefined],
  ['an object', { cells: { A1: 4 } }, undefined],
])('takes a metric of the project by %s', ([, rules, compares]) => {
  const view = guess({ func: 'our_metric', result: {}, expected: rule(rules) });
  expect(view === 'nothing' ? undefined : checkViews(view)[0]?.compares).toEqual(compares);
});

test('guesses nothing about functions that are known', () => {
  const result = { type: 'vm_file', path: '/home/user/a.csv', dest: 'a.csv' };
  const expected = { type: 'rule', rules: { expect: [{ a: '1' }] } };
  expect(guess({ func: 'check_csv', result, expected })).toBe('nothing');
});
