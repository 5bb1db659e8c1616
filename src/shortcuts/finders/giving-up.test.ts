import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { findShortcuts } from '../find-shortcuts.ts';

const places = (fields: object) =>
  findShortcuts(
    { file: 'a.json', fields: { instruction: 'Mute the player.', ...fields } },
    { vocabulary: builtInVocabulary },
  ).flatMap((shortcut) => (shortcut.class === 'giving-up-passes' ? [shortcut.at.join('.')] : []));

const shown = (command: string) => ({ type: 'vm_command_line', command, shell: true });
const rule = (rules: object) => ({ type: 'rule', rules });
const needs = (...include: string[]) => rule({ include, exclude: [] });
const forbids = (...exclude: string[]) => rule({ include: [], exclude });
const text = { type: 'vm_file', path: '/home/user/notes.txt', dest: 'notes.txt' };
const volume = shown('pactl get-sink-mute @DEFAULT_SINK@');

/** Two checks, joined by "or" unless said otherwise. */
const two = (first: object, second: object, more: object = {}) => ({
  evaluator: {
    func: ['check_include_exclude', 'check_include_exclude'],
    conj: 'or',
    result: [volume, volume],
    expected: [first, second],
    ...more,
  },
});

test.for<[string, object, string[]]>([
  ['an infeasible task', { evaluator: { func: 'infeasible' } }, ['evaluator.func']],
  ['one of an array', { evaluator: { func: ['infeasible'] } }, ['evaluator.func.0']],
  ['one that a field names', { feasible: false, evaluator: null }, ['feasible']],
  ['one that is not solvable', { is_unsolvable: true, evaluator: {} }, ['is_unsolvable']],
  ['one that is impossible', { impossible: 'true' }, ['impossible']],
  [
    'a phase that cannot be done',
    { phases: [{ evaluator: { func: 'infeasible' } }] },
    ['phases.0.evaluator.func'],
  ],
  ['an alternative of nothing', two(needs('Mute: yes'), needs()), ['evaluator.func.1']],
  ['one of an empty text', two(needs(''), needs('Mute: yes')), ['evaluator.func.0']],
  ['one that only forbids', two(needs('Mute: yes'), forbids('Mute: no')), ['evaluator.func.1']],
  [
    'one that prints what is asked',
    two(needs('Mute: yes'), needs('done'), { result: [volume, shown('ls; echo done')] }),
    ['evaluator.func.1'],
  ],
  [
    'a file that is compared with itself',
    {
      evaluator: {
        func: ['compare_text_file', 'compare_text_file'],
        conj: 'or',
        result: [text, text],
        expected: [{ ...text, path: '/home/user/other.txt', dest: 'other.txt' }, text],
      },
    },
    ['evaluator.func.1'],
  ],
])('finds %s', ([, fields, found]) => {
  expect(places(fields)).toEqual(found);
});

test.for<[string, object]>([
  ['a task that can be done', { feasible: true }],
  ['one that is said not to be impossible', { impossible: false }],
  ['a text about it', { feasibility: 'infeasible without the internet' }],
  ['the word in the instruction', { instruction: 'Say whether it is infeasible.' }],
  ['how likely a change of the site is', { possibility_of_env_change: 'high' }],
  ['alternatives that both ask for something', two(needs('Mute: yes'), needs('muted'))],
  ['the same that must both pass', two(needs('Mute: yes'), needs(), { conj: 'and' })],
  ['checks without a word that joins them', two(needs('yes'), needs(), { conj: undefined })],
  [
    'one check with an unneeded word',
    {
      evaluator: {
        func: 'check_include_exclude',
        conj: 'or',
        result: volume,
        expected: needs('Mute: yes'),
      },
    },
  ],
  [
    'an alternative that prints it on success only',
    two(needs('Mute: yes'), needs('done'), {
      result: [volume, shown('amixer | grep -q off && echo done')],
    }),
  ],
  ['what a function of that name would be', { evaluator: { func: 'is_infeasible_plan' } }],
])('passes over %s', ([, fields]) => {
  expect(places(fields)).toEqual([]);
});
