import { expect, test } from 'vitest';
import { toTask } from '#format/reading/to-task.ts';
import { toPlainText } from '#text/rich-text.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { describeTask, type TaskEntry } from '../task/task-entry.ts';
import { pickSampleTask, toSampleCircuit } from './sample-task.ts';

const vocabulary = createVocabulary();
const file = (name: string) => ({ type: 'vm_file', path: `/home/user/${name}`, dest: name });

function entryOf(id: string, change: object = {}, severity?: 'warning'): TaskEntry {
  const fields = {
    id,
    instruction: 'Sort the orders.',
    evaluator: {
      func: 'compare_csv',
      result: file('orders.csv'),
      expected: { type: 'cloud_file', path: 'https://example.org/gold.csv', dest: 'gold.csv' },
    },
    ...change,
  };
  const input = { file: `${id}.json`, text: '', isPlainText: true, fields };
  const findings = severity === undefined ? [] : [{ severity }];
  return { ...describeTask(input, vocabulary), findings } as unknown as TaskEntry;
}

const pick = (...entries: TaskEntry[]) => pickSampleTask(entries, { vocabulary })?.id;

test('takes a short task without errors and warnings, in any order of the files', () => {
  const entries = [
    entryOf('a', { instruction: 'x '.repeat(60) }),
    entryOf('b', {}, 'warning'),
    entryOf('d'),
    entryOf('c'),
  ];
  expect(pick(...entries)).toBe('c');
  expect(pick(...entries.toReversed())).toBe('c');
});

test('prefers one check that compares two files', () => {
  const several = { evaluator: { func: ['compare_csv', 'compare_csv'], conj: 'and' } };
  expect(pick(entryOf('a', several), entryOf('b'))).toBe('b');
  expect(pick(entryOf('a', several))).toBe('a');
});

test('prefers a task that judges something to one that cannot be done', () => {
  const infeasible = { evaluator: { func: 'infeasible' } };
  const judged = { evaluator: { func: 'exact_match', result: { type: 'vm_command_line' } } };
  expect(pick(entryOf('a', infeasible), entryOf('b', judged))).toBe('b');
  expect(pick(entryOf('a', infeasible))).toBe('a');
});

test('prefers a task whose sentence needs nothing of its page', () => {
  const judgedBy = (include: string[]) => ({
    evaluator: {
      func: 'check_include_exclude',
      result: { type: 'vm_command_line', command: 'ls' },
      expected: { type: 'rule', rules: { include } },
    },
  });
  const below = judgedBy(['a', 'b', 'c', 'd', 'e']);
  expect(pick(entryOf('a', below), entryOf('b', judgedBy(['a'])))).toBe('b');
  expect(pick(entryOf('a', below))).toBe('a');
});

test('prefers one check to several, of which the start page shows no figure', () => {
  const judged = { func: 'exact_match', result: { type: 'vm_command_line' } };
  const twice = { ...judged, func: [judged.func, judged.func] };
  expect(pick(entryOf('a', { evaluator: twice }), entryOf('b', { evaluator: judged }))).toBe('b');
});

test('takes a longer one where no task is short', () => {
  expect(pick(entryOf('a', { instruction: 'x '.repeat(60) }))).toBe('a');
});

test('finds none where every instruction is long or empty', () => {
  expect(
    pick(entryOf('a', { instruction: '' }), entryOf('b', { instruction: 'x '.repeat(101) })),
  ).toBeUndefined();
});

test('one file on each side of a short name is clearer than several or none', () => {
  const { evaluator } = entryOf('a').fields as { evaluator: { result: object } };
  const several = {
    ...evaluator,
    result: { ...file('x'), path: ['/a', '/b'], dest: ['a', 'b'], multi: true },
  };
  const alone = { ...evaluator, expected: undefined };
  const long = { ...evaluator, func: 'compare_docx_files_and_ignore_new_lines' };
  expect(
    pick(
      entryOf('a', { evaluator: several }),
      entryOf('aa', { evaluator: long }),
      entryOf('b', { evaluator: alone }),
      entryOf('c'),
    ),
  ).toBe('c');
});

const textsOf = (include: string[]) => {
  const expected = { type: 'rule', rules: { expected: include } };
  const fields = { evaluator: { func: 'match_in_list', result: { type: 'a' }, expected } };
  const circuit = toSampleCircuit({ task: toTask(fields), fields }, { vocabulary });
  return circuit?.checks[0]?.expected?.wires.map(({ text }) => toPlainText(text));
};

test('its circuit names the only value', () => {
  expect(textsOf(['light'])).toEqual(['light']);
});

test('its circuit counts several values, as a figure of this size has room for one wire', () => {
  expect(textsOf(['a long first value', 'a long second value'])).toEqual(['2 values']);
});

test('no circuit is drawn of several checks', () => {
  const fields = { evaluator: { func: ['a', 'b'], conj: 'or' } };
  expect(toSampleCircuit({ task: toTask(fields), fields }, { vocabulary })).toBeUndefined();
});
