import { expect, test } from 'vitest';
import type { Finding } from '../../lint/model/finding.ts';
import { toEvaluation } from '../../format/to-evaluation.ts';
import { createVocabulary } from '../../vocabulary/vocabulary.ts';
import { toFlow } from './flow.ts';
import { toPlainText } from '../../text/rich-text.ts';

const file = (path: string) => ({ type: 'vm_file', path, dest: 'a.csv' });
const reference = { type: 'cloud_file', path: 'https://example.org/gold.csv', dest: 'gold.csv' };
const none = new Map();
const vocabulary = createVocabulary();

const flowOf = (evaluator: unknown, found: Parameters<typeof toFlow>[1] = none) =>
  toFlow(toEvaluation(evaluator), found, { vocabulary });

test.for([
  ['nothing', {}],
  ['an empty metric', { func: '' }],
  ['a placeholder', { func: 'infeasible' }],
  ['a placeholder that is given something', { func: 'infeasible', result: reference }],
] as const)('draws no figure of %s', ([, evaluator]) => {
  expect(flowOf(evaluator)).toBeUndefined();
});

test('puts a metric between what is fetched and what it is compared with', () => {
  const flow = flowOf({
    func: 'compare_csv',
    result: file('/home/user/Desktop/out.csv'),
    expected: reference,
    options: { strict: false },
  });
  const [check] = flow?.checks ?? [];
  expect(flow?.join).toBeUndefined();
  expect(check?.result).toMatchObject({
    anchor: 'check-1-result',
    uses: { facet: 'getters', name: 'vm_file' },
    notes: ['in /home/user/Desktop'],
  });
  expect(toPlainText(check?.result?.title ?? [])).toContain('out.csv');
  expect(check?.metric).toMatchObject({
    anchor: 'check-1',
    uses: { facet: 'metrics', name: 'compare_csv' },
    notes: ['with strict'],
  });
  expect(check?.expected).toMatchObject({ notes: ['from example.org'] });
});

test.for([
  ['and', 'all'],
  ['or', 'any'],
] as const)('joins checks by "%s"', ([conj, join]) => {
  const flow = flowOf({ func: ['a', 'b'], conj, result: [file('/a.csv'), file('/b.csv')] });
  expect(flow?.join).toBe(join);
  expect(flow?.checks.map(({ number, expected }) => [number, expected])).toEqual([
    [1, undefined],
    [2, undefined],
  ]);
});

test('counts the files that the metric does not get', () => {
  const notesOf = (dest: string[]) => {
    const result = { type: 'vm_file', path: dest.map((name) => `/${name}`), dest, multi: true };
    return flowOf({ func: 'a', result })?.checks[0]?.result?.notes;
  };
  expect(notesOf(['a', 'b', 'c'])).toEqual(['2 more files fetched, not judged']);
  expect(notesOf(['a.xlsx', 'a-Sheet1.csv', 'b.xlsx'])).toEqual([
    '1 more file stored beside it',
    '1 more file fetched, not judged',
  ]);
});

test('says what runs before the judging and shows findings at their boxes', () => {
  const finding = {} as Finding;
  const found = new Map([
    ['postconfig', [finding]],
    ['postconfig-2', [finding]],
    ['check-1', [finding]],
    ['check-1-options', [finding]],
    ['check-1-result', [finding]],
  ]);
  const flow = flowOf(
    { func: 'a', result: file('/a'), postconfig: [{ type: 'sleep' }, { type: 'sleep' }] },
    found,
  );
  expect(flow?.before).toMatchObject({ title: ['2 steps run'], findings: [{}, {}] });
  expect(flow?.checks[0]?.metric.findings).toHaveLength(2);
  expect(flow?.checks[0]?.result?.findings).toHaveLength(1);
});

test('names no note among the options', () => {
  const notesOf = (options: object) => flowOf({ func: 'a', options })?.checks[0]?.metric.notes;
  expect(notesOf({ _note: 'why', a: 1 })).toEqual(['with a']);
  expect(notesOf({ _note: 'why' })).toEqual([]);
});

test('names a few options', () => {
  const notesOf = (options: object) => flowOf({ func: 'a', options })?.checks[0]?.metric.notes;
  expect(notesOf({ a: 1, b: 2, c: 3, d: 4 })).toEqual(['with a, b, c, d']);
  expect(notesOf({ a: 1, b: 2, c: 3, d: 4, e: 5 })).toEqual(['with a, b, c and 2 more']);
});

test('does not quote an expected value that the page folds away', () => {
  const evaluation = toEvaluation({
    func: 'compare_csv',
    result: file('/a.csv'),
    expected: reference,
  });
  const [check] = toFlow(evaluation, none, { vocabulary, quotesExpected: false })?.checks ?? [];
  expect(JSON.stringify(check?.expected)).not.toMatch(/gold|example\.org/);
  expect(toPlainText(check?.result?.title ?? [])).toContain('a.csv');
});
