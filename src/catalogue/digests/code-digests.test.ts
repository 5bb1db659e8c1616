import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { digestText } from '#text/sha256.ts';
import { emptyHandling } from '#vocabulary/source/task-handling.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import type { CodeDigests } from './code-digests.ts';
import { toJudgingContents, toStartingContents } from './digest-contents.ts';
import { exampleCode, exampleCodeDigest, withCode } from './example-code.ts';

const texts = {
  'metric compare_csv': 'csv 1',
  'metric exact_match': 'match 1',
  'getter vm_file': 'file 1',
  'getter cloud_file': 'cloud 1',
  'action sleep': 'sleep 1',
  'action download': 'download 1',
};
const known = exampleCode(texts, {
  judge: exampleCodeDigest('judge 1'),
  starter: exampleCodeDigest('starter 1'),
});

function digest(part: JsonObject, code = known, handling = emptyHandling): CodeDigests {
  const vocabulary = { ...withCode(code), handling };
  const [entry] = exampleCatalogue({ 'a.json': part }, { vocabulary }).entries;
  return { judgingDigest: entry?.judgingDigest, startingDigest: entry?.startingDigest };
}

const file = { type: 'vm_file', path: '/home/user/a.csv', dest: 'a.csv' };
const gold = { type: 'cloud_file', path: 'https://files.example.org/a.csv', dest: 'gold.csv' };
const wait = { type: 'sleep', parameters: { seconds: 2 } };
const run = { type: 'execute', parameters: { command: 'date' } };
const judged = { func: 'compare_csv', result: file, expected: gold, postconfig: [wait] };
const base = { config: [run, wait], evaluator: judged };

test.for<[string, JsonObject]>([
  ['lists of one', { evaluator: { ...judged, func: ['compare_csv'], result: [file], conj: 'or' } }],
  ['empty options', { evaluator: { ...judged, options: {} } }],
  ['keys in another order', { evaluator: Object.fromEntries(Object.entries(judged).reverse()) }],
  ['flags that are false', { evaluator: { ...judged, result: { ...file, multi: false } } }],
  ['another instruction, app and source', { instruction: 'Go.', related_apps: [], source: 'b' }],
  ['a need that is false', { proxy: false, fixed_ip: 'false' }],
  ['an empty field of steps', { more: [] }],
  [
    'a command without a shell',
    { config: [{ ...run, parameters: { command: 'date', shell: false } }, wait] },
  ],
])('equals both digests with %s', ([, part]) => {
  expect(digest({ ...base, ...part })).toEqual(digest(base));
});

test.for<[string, JsonObject, (keyof CodeDigests)[]]>([
  [
    'another path',
    { evaluator: { ...judged, result: { ...file, path: '/b' } } },
    ['judgingDigest'],
  ],
  ['an option', { evaluator: { ...judged, options: { strict: true } } }, ['judgingDigest']],
  ['no wait before judging', { evaluator: { ...judged, postconfig: [] } }, ['judgingDigest']],
  ['a field of its own in the evaluator', { evaluator: { ...judged, k: 1 } }, ['judgingDigest']],
  ['a second evaluator', { later: { func: 'exact_match', result: file } }, ['judgingDigest']],
  ['commands with points', { tests: [{ command: 'test -e a', weight: 1 }] }, ['judgingDigest']],
  ['steps in another order', { config: [wait, run] }, ['startingDigest']],
  ['steps of its own', { before: [wait, run] }, ['startingDigest']],
  ['a proxy', { proxy: true }, ['startingDigest']],
  ['a snapshot', { snapshot: 'office' }, ['startingDigest']],
])('changes a digest with %s', ([, part, expected]) => {
  expect(listChanged(digest(base), digest({ ...base, ...part }))).toEqual(expected);
});

const listChanged = (before: CodeDigests, after: CodeDigests) =>
  (['judgingDigest', 'startingDigest'] as const).filter((name) => before[name] !== after[name]);

const tasks = {
  csv: base,
  match: { config: [run], evaluator: { func: 'exact_match', result: file } },
  start: { config: [{ type: 'download' }], evaluator: { func: 'exact_match' } },
  none: { config: [], evaluator: { func: 'infeasible' } },
};

test.for<[string, string[]]>([
  ['metric compare_csv', ['csv judgingDigest']],
  ['metric exact_match', ['match judgingDigest', 'start judgingDigest']],
  ['getter vm_file', ['csv judgingDigest', 'match judgingDigest']],
  ['action sleep', ['csv judgingDigest', 'csv startingDigest']],
  ['action download', ['start startingDigest']],
  ['metric fuzzy_match', []],
])('another digest of %s changes the tasks that use it, and no other', ([key, expected]) => {
  const { functions } = exampleCode({ ...texts, [key]: 'another' });
  expect(listReached({ ...known, functions })).toEqual(expected);
});

test.for([
  ['judge', Object.keys(tasks).map((name) => `${name} judgingDigest`)],
  ['starter', Object.keys(tasks).map((name) => `${name} startingDigest`)],
] as const)('another digest of the %s changes all tasks', ([part, expected]) => {
  expect(listReached({ ...known, [part]: exampleCodeDigest('another') })).toEqual(expected);
  expect(listReached({ ...known, [part]: undefined })).toEqual(expected);
});

const listReached = (code: typeof known) =>
  Object.entries(tasks).flatMap(([name, part]) =>
    listChanged(digest(part), digest(part, code)).map((changed) => `${name} ${changed}`),
  );

test('comments in the environment change nothing: digests of functions are all that counts', () => {
  const pieces = Object.fromEntries(
    Object.entries(known.pieces).map(([key, piece]) => [key, { ...piece, line: 9, text: '#' }]),
  );
  expect(digest(base, { ...known, pieces, commit: 'c0ffee' })).toEqual(digest(base));
});

test('finds the code of a function under its neutral name', () => {
  const neutral = { evaluator: { func: 'is_mediaplayer_playing', result: file } };
  const digests = ['1', '1', '2'].map((text, index) =>
    digest(
      neutral,
      exampleCode({ [`metric is_${index === 1 ? 'mediaplayer' : 'vlc'}_playing`]: text }),
    ),
  );
  expect(digests[0]).toEqual(digests[1]);
  expect(listChanged(digests[0] ?? {}, digests[2] ?? {})).toEqual(['judgingDigest']);
});

test('has none without code, or without a canonical form of the file', () => {
  const none = { judgingDigest: undefined, startingDigest: undefined };
  const [entry] = exampleCatalogue({ 'a.json': base }).entries;
  expect(entry).not.toHaveProperty('judgingDigest');
  expect(digest({ ...base, note: '\u{D800}' })).toEqual(none);
});

test('withheld answers are in no digest, so that nobody can find one by trying', () => {
  const omit = {
    vocabulary: withCode(known),
    datasetFile: { title: 'T', language: 'en', answers: 'omit' },
  } as const;
  const digests = ['a', 'b'].map((path) => {
    const part = { evaluator: { ...judged, expected: { ...gold, path } } };
    return exampleCatalogue({ 'a.json': part }, omit).entries[0]?.judgingDigest;
  });
  expect(digests[0]).toBe(digests[1]);
  const published = { evaluator: { ...judged, expected: { type: 'cloud_file' } } };
  expect(digests[0]).toBe(digest(published).judgingDigest);
});

test('is the SHA-256 of the sorted contents, which anybody can compute', () => {
  const vocabulary = withCode(known);
  const [entry] = exampleCatalogue({ 'a.json': base }, { vocabulary }).entries;
  if (!entry) throw new Error('the example has no task');
  const judging = {
    evaluators: [
      {
        at: '/evaluator',
        checks: [{ expected: gold, metric: 'compare_csv', result: file }],
        postconfig: [wait],
      },
    ],
    functions: {
      'action sleep': digestText('sleep 1'),
      'getter cloud_file': digestText('cloud 1'),
      'getter vm_file': digestText('file 1'),
      'metric compare_csv': digestText('csv 1'),
    },
    judge: digestText('judge 1'),
    version: 1,
  };
  expect(toPlain(toJudgingContents(entry, known, vocabulary))).toEqual(judging);
  expect(entry.judgingDigest).toBe(hashSorted(judging));
  const starting = {
    functions: { 'action execute': null, 'action sleep': digestText('sleep 1') },
    starter: digestText('starter 1'),
    steps: [{ at: '/config', steps: [run, wait] }],
    version: 1,
  };
  expect(toPlain(toStartingContents(entry, known, vocabulary))).toEqual(starting);
  expect(entry.startingDigest).toBe(hashSorted(starting));
});

const toPlain = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** JSON with sorted keys, which is canonical for such values. */
const hashSorted = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('hex');

const sortKeys = (_: string, value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
