import { expect, test } from 'vitest';
import { toTask } from '#format/reading/to-task.ts';
import type { Finding } from '#lint/model/finding.ts';
import { toPlainText } from '#text/rich-text.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toCircuit } from './circuit.ts';
import type { Terminal } from './terminal.ts';

const file = (path: string) => ({ type: 'vm_file', path, dest: 'a.csv' });
const reference = { type: 'cloud_file', path: 'https://example.org/gold.csv', dest: 'gold.csv' };
const none = { found: new Map(), broken: new Set<string>() };
const vocabulary = createVocabulary();

const circuitOf = (
  fields: { evaluator: unknown; config?: unknown },
  found: Parameters<typeof toCircuit>[1] = none,
  quotesExpected = true,
) => toCircuit({ task: toTask(fields), fields }, found, { vocabulary, quotesExpected });

const gateOf = (evaluator: unknown, found?: Parameters<typeof toCircuit>[1]) =>
  circuitOf({ evaluator }, found)?.checks[0];

const textsOf = (terminal: Terminal | undefined) =>
  terminal?.wires.map(({ text, state }) => `${state}: ${toPlainText(text)}`);

test('draws nothing of an evaluator without a metric', () => {
  expect(circuitOf({ evaluator: {} })).toBeUndefined();
});

test('a placeholder has no check, even if it is given something', () => {
  const circuit = circuitOf({ evaluator: { func: 'infeasible', result: reference } });
  expect(circuit).toMatchObject({ checks: [], join: undefined });
});

test('puts a metric between what is fetched and what it is compared with', () => {
  const gate = gateOf({
    func: 'compare_csv',
    result: file('/home/user/Desktop/out.csv'),
    expected: reference,
    options: { strict: false },
  });
  expect(gate).toMatchObject({ number: 1, metric: 'compare_csv', note: 'with strict off' });
  expect(gate?.result).toMatchObject({
    anchor: 'check-1-result',
    getter: 'vm_file',
    place: 'in /home/user/Desktop',
  });
  expect(textsOf(gate?.result)).toEqual(['lit: out.csv']);
  expect(gate?.expected).toMatchObject({ place: 'from example.org' });
});

test.for([
  ['and', 'all'],
  ['or', 'any'],
  ['majority', 'own'],
] as const)('joins checks by "%s"', ([conj, join]) => {
  const evaluator = { func: ['a', 'b'], conj, result: [file('/a.csv'), file('/b.csv')] };
  const circuit = circuitOf({ evaluator });
  expect(circuit?.join).toBe(join);
  expect(circuit?.checks.map(({ number, expected }) => [number, expected])).toEqual([
    [1, undefined],
    [2, undefined],
  ]);
});

test('shows which files the metric does not get, and counts those beyond a few', () => {
  const resultOf = (dest: string[]) => {
    const result = { type: 'vm_file', path: dest.map((name) => `/${name}`), dest, multi: true };
    return gateOf({ func: 'a', result })?.result;
  };
  expect(textsOf(resultOf(['a', 'b', 'c']))).toEqual(['lit: a', 'off: b', 'off: c']);
  expect(textsOf(resultOf(['a.xlsx', 'a-Sheet1.csv', 'b.xlsx']))).toEqual([
    'lit: a.xlsx',
    'lit: a-Sheet1.csv',
    'off: b.xlsx',
  ]);
  expect(resultOf(['a', 'b', 'c', 'd', 'e', 'f'])?.more).toEqual({ number: 2, noun: 'file' });
});

test('what an error is about is broken', () => {
  const error = { severity: 'error' } as Finding;
  const found = new Map([['check-1-expected', [error]]]);
  const broken = new Set(['check-1-expected']);
  const gate = gateOf({ func: 'a', result: file('/a'), expected: reference }, { found, broken });
  expect(textsOf(gate?.result)).toEqual(['lit: a']);
  expect(textsOf(gate?.expected)).toEqual(['broken: gold.csv']);
  expect(gate).toMatchObject({ findings: [error], isBroken: true });
});

test('a check is broken by an error that is listed at another', () => {
  const broken = new Set(['check-1-expected']);
  const gate = gateOf({ func: 'a', expected: reference }, { found: new Map(), broken });
  expect(gate).toMatchObject({ findings: [], isBroken: true });
});

test('says what runs before the agent and before the judging', () => {
  const circuit = circuitOf({
    config: [{ type: 'open', parameters: { path: '/a.csv' } }],
    evaluator: { func: 'a', postconfig: [{ type: 'sleep' }, { type: 'sleep' }] },
  });
  expect(circuit?.setup?.steps).toBe(1);
  expect(toPlainText(circuit?.setup?.summary ?? [])).toBe('Open /a.csv');
  expect(circuit?.then.steps).toBe(2);
});

test.for([
  ['nothing', {}, undefined],
  ['that nothing happens', { config: [] }, 0],
] as const)('knows of the setup %s where the file says so', ([, fields, steps]) => {
  expect(circuitOf({ ...fields, evaluator: { func: 'a' } })?.setup?.steps).toBe(steps);
});

test('says what rules for sheets compare', () => {
  const options = { rules: [{ type: 'sheet_data', sheet_idx0: 'RNTea', sheet_idx1: 'ENTea' }] };
  const evaluator = { func: 'compare_table', options };
  expect(gateOf(evaluator)?.note).toBe('the same cell values on the sheet Tea');
  expect(circuitOf({ evaluator }, none, false)?.checks[0]?.note).toBe('with rules');
});

test('names a few options, and no note among them', () => {
  const noteOf = (options: object) => gateOf({ func: 'compare_csv', options })?.note;
  expect(noteOf({ _note: 'why', a: 1 })).toBe('with a');
  expect(noteOf({ _note: 'why' })).toBeUndefined();
  expect(noteOf({ a: true, b: false, c: 0 })).toBe('with a, b off, c');
  expect(noteOf({ a: 1, b: 2, c: 3, d: 4 })).toBe('with a, b, c, d');
  expect(noteOf({ a: 1, b: 2, c: 3, d: 4, e: 5 })).toBe('with a, b, c and 2 more');
});

test('names the options of a metric of its own with their values, unless those are folded away', () => {
  const evaluator = { func: 'a', options: { _note: 'why', a: 1, b: false } };
  expect(gateOf(evaluator)?.note).toBe('with a 1 and b false');
  expect(circuitOf({ evaluator }, none, false)?.checks[0]?.note).toBe('with a, b off');
});

test('does not quote an expected value that the page folds away', () => {
  const evaluator = { func: 'compare_csv', result: file('/a.csv'), expected: reference };
  const gate = circuitOf({ evaluator }, none, false)?.checks[0];
  expect(JSON.stringify(gate?.expected)).not.toMatch(/gold|example\.org/);
  expect(textsOf(gate?.result)).toEqual(['lit: a.csv']);
});

test('shows a few values of the task, and counts the others', () => {
  const expected = { type: 'rule', rules: { expected: { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 } } };
  const terminal = gateOf({ func: 'exact_match', expected })?.expected;
  expect(textsOf(terminal)).toEqual(['lit: a 1', 'lit: b 2', 'lit: c 3', 'lit: d 4']);
  expect(terminal?.more).toEqual({ number: 2, noun: 'value' });
});

test('names every value of a metric of its own', () => {
  const rules = { expected: 'a', expected_size: 2, items: [], kind: 'items' };
  const terminal = gateOf({ func: 'x', expected: { type: 'rule', rules } })?.expected;
  expect(textsOf(terminal)).toEqual([
    'lit: expected a',
    'lit: expected_size 2',
    'lit: items empty array',
    'lit: kind items',
  ]);
});

test.for<[string, object, string]>([
  ['one file', { type: 'guest_file', path: '/a/b.csv' }, 'b.csv'],
  [
    'a file with other keys',
    { type: 'guest_file', path: '/a/b.csv', part: 2 },
    'the file b.csv (part 2)',
  ],
  [
    'a value with a path',
    { type: 'entry', path: 'Software/a', name: 'b' },
    'what entry fetches for Software/a (name b)',
  ],
])('draws what a getter of its own fetches: %s', ([, result, expected]) => {
  expect(textsOf(gateOf({ func: 'x', result })?.result)).toEqual([`lit: ${expected}`]);
});

test.for([{ rules: {} }, {}])('names values of the task where it has none: %o', (keys) => {
  const terminal = gateOf({ func: 'x', expected: { type: 'rule', ...keys } })?.expected;
  expect(textsOf(terminal)).toEqual(['lit: values in the task']);
});

test('values of the task itself come from no place, and may be withheld', () => {
  const evaluator = { func: 'exact_match', expected: { type: 'rule', rules: { expected: 'a' } } };
  const shown = gateOf(evaluator)?.expected;
  expect([textsOf(shown), shown?.place]).toEqual([['lit: a'], 'in the task']);
  const withheld = circuitOf({ evaluator }, none, false)?.checks[0]?.expected;
  expect([textsOf(withheld), withheld?.place]).toEqual([['lit: values, not shown here'], '']);
});

test.for([
  ['a command', { type: 'vm_command_line', command: 'ls' }, /^lit: the output of /, ''],
  [
    'a folder',
    { type: 'vm_file', path: '/home/user/', dest: 'b.csv' },
    /^lit: b\.csv$/,
    'in /home/user',
  ],
  [
    'an address',
    { type: 'cloud_file', path: 'https://example.org/Alex%20Lee.pdf?v=1', dest: 'b.pdf' },
    /^lit: Alex Lee\.pdf$/,
    'from example.org',
  ],
  ['a bare name', { type: 'cache_file', path: 'c.csv' }, /^lit: c\.csv$/, ''],
  ['a file that is only stored', { type: 'vm_file', dest: 'd.csv' }, /^lit: d\.csv$/, ''],
] as const)('names what is fetched of %s', ([, result, text, place]) => {
  const terminal = gateOf({ func: 'a', result })?.result;
  expect(textsOf(terminal)?.[0]).toMatch(text);
  expect(terminal?.place).toBe(place);
});

test('files of several folders have no place in common', () => {
  const result = { type: 'vm_file', path: ['/a/x', '/b/y'], dest: ['x', 'y'], multi: true };
  expect(gateOf({ func: 'a', result })?.result?.place).toBe('');
});
