import { expect, test } from 'vitest';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import { toPlainText } from '#text/rich-text.ts';
import { emptyHandling } from '#vocabulary/source/task-handling.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { describeVerdict } from './describe-verdict.ts';
import { file, reference } from './example-metrics.ts';

const place = { file: 'lab/judge.py', line: 1, end: 2 };
const functions = {
  action: new Map(),
  getter: new Map([
    [
      'run_on_guest',
      { place: { ...place, docstring: 'Runs it, and returns what it prints.' }, parts: {} },
    ],
  ]),
  metric: new Map([
    [
      'count_beats',
      {
        place: { ...place, docstring: 'Beat evaluator: counts the beats of a song. Slowly.' },
        parts: {},
      },
    ],
    ['check_count_beats', { place: { ...place, docstring: 'Check the count beats.' }, parts: {} }],
    [
      'by_hand',
      {
        place: { ...place, docstring: 'People judge it.', givesNoScore: true as const },
        parts: {},
      },
    ],
    [
      'by_nobody',
      { place: { ...place, givesNoScore: true as const, isIdle: true as const }, parts: {} },
    ],
  ]),
};
const vocabulary = createVocabulary(
  {},
  { source: { functions, complete: [], handling: emptyHandling } },
);

const verdictOf = (evaluator: object, quotesExpected = true) =>
  toPlainText(describeVerdict(toEvaluation(evaluator), { vocabulary, quotesExpected }));

const rule = (rules: unknown) => ({ type: 'rule', rules });
const many = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`key${index}`, 1]));
const shown = Array.from({ length: 10 }, (_, index) => `key${index} 1`);

test.for<[string, object, string]>([
  [
    'rules',
    { expected: rule({ tempo: 90.5, loud: false, key: 'C' }) },
    ' with tempo 90.5, loud false and key C',
  ],
  ['one rule', { expected: rule({ beats: 4 }) }, ' with beats 4'],
  ['rules without names', { expected: rule([1, 2]) }, ' with rules (1, 2)'],
  [
    'rules and options',
    { expected: rule({ beats: 4 }), options: { weight: 0.5 } },
    ' with beats 4 and weight 0.5',
  ],
  ['a note as none', { options: { _note: 'a', weight: 2 } }, ' with weight 2'],
  [
    'nested values',
    { expected: rule({ at: { x: 1 }, text: 'a\nb' }) },
    ' with at (x 1) and text a ↵ b',
  ],
  ['empty values', { expected: rule({ a: '', b: null, c: [] }) }, ' with a "", b null and c []'],
  [
    'long values',
    { expected: rule({ a: ['x'.repeat(90), 'y'] }) },
    ` with a (${'x'.repeat(60)}…${'x'.repeat(20)} and y)`,
  ],
  [
    'a long list',
    { expected: rule({ a: Array.from({ length: 5 }, () => 'x'.repeat(20)) }) },
    ' with the 5 values of a',
  ],
  ['many values', { expected: rule(many) }, ` with ${shown.join(', ')} and 5 others below`],
  [
    'a reference with options',
    { expected: reference, options: { strict: true } },
    ', compared with the reference file gold.csv, with strict true',
  ],
  ['a reference without a type', { expected: { value: 'x' } }, ' with value x'],
])('names what a metric without a template is given: %s', ([, given, expected]) => {
  expect(verdictOf({ func: 'unknown', result: file, ...given })).toBe(
    `Passes when unknown accepts out.csv${expected}.`,
  );
});

test('names nothing of what is withheld', () => {
  const evaluator = {
    func: 'count_beats',
    result: file,
    expected: rule({ beats: 4 }),
    options: { tempo: 9 },
  };
  expect(verdictOf(evaluator, false)).toBe(
    'Passes when count_beats accepts out.csv, compared with the expected values.',
  );
});

test.for([
  ['count_beats', 'count_beats accepts out.csv (in its source: “counts the beats of a song”)'],
  ['check_count_beats', 'check_count_beats accepts out.csv'],
])('quotes the docstring of %s unless it only repeats the name', ([func, expected]) => {
  expect(verdictOf({ func, result: file })).toBe(`Passes when ${expected}.`);
});

test.for<[string, object, string]>([
  ['a file', { type: 'guest_file', path: '/home/user/a.txt', dest: 'a.txt' }, 'a.txt'],
  ['a path', { type: 'machine_path', path: 'C:\\a\\b.txt' }, 'b.txt'],
  [
    'something of a file',
    { type: 'file_size', path: '/a/b.txt' },
    'what file_size fetches for /a/b.txt',
  ],
  [
    'a script',
    { type: 'run_on_guest', program: '/a/judge.py', dest: '/b/judge.py' },
    'the output of the script judge.py',
  ],
  [
    'how a script ends',
    { type: 'script_exit', script: '/a/judge.sh' },
    'what script_exit fetches for /a/judge.sh',
  ],
  [
    'a command',
    { type: 'guestOutput', command: ['ls', '-l', '/a b'] },
    "the output of ls -l '/a b'",
  ],
  [
    'a long command',
    { type: 'guestOutput', command: `ls ${'x'.repeat(90)}`, shell: true },
    `the output of ls ${'x'.repeat(67)}… (shell true)`,
  ],
  [
    'how a command ends',
    { type: 'exit_code', cmd: 'test -f /a' },
    'what exit_code fetches for test -f /a',
  ],
  [
    'a page',
    { type: 'title', url: 'https://example.org/', wait: 2 },
    'what title fetches for https://example.org/ (wait 2)',
  ],
  [
    'a name of a file',
    { type: 'remembered', name: 'before.md' },
    'what remembered fetches for before.md',
  ],
  [
    'anything else',
    { type: 'setting', schema: 'org.a', key: 'b' },
    'what setting fetches (schema org.a and key b)',
  ],
])('says what a getter of its own fetches: %s', ([, result, expected]) => {
  expect(verdictOf({ func: 'unknown', result })).toBe(`Passes when unknown accepts ${expected}.`);
});

test.for<[string, string | string[], string]>([
  [
    'raises an error',
    'by_hand',
    'Judged by the runner, not by the evaluator: by_hand only raises an error (in its source: “People judge it”).',
  ],
  [
    'does nothing',
    'by_nobody',
    'Judged by the runner, not by the evaluator: by_nobody does nothing.',
  ],
  [
    'is among others like it',
    ['by_hand', 'by_nobody', 'by_hand'],
    'Judged by the runner, not by the evaluator: by_hand only raises an error (in its source: “People judge it”) and by_nobody does nothing.',
  ],
  [
    'is beside a metric',
    ['by_nobody', 'unknown'],
    'Passes when both checks pass: by_nobody does nothing, so that the runner judges; and unknown accepts out.csv.',
  ],
])('says who judges where a metric %s', ([, func, expected]) => {
  expect(verdictOf({ func, result: Array.isArray(func) ? func.map(() => file) : file })).toBe(
    expected,
  );
});
