import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { emptyHandling } from '#vocabulary/source/task-handling.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { describeUnseen, listJudgingParts, listStartingParts } from './code-parts.ts';
import { exampleCode, exampleCodeDigest, withCode } from './example-code.ts';

const getter = exampleCodeDigest('file', { unfollowed: ['env.controller.get', 'load(name)'] });
const code = exampleCode(
  { 'metric exact_match': 'match', 'action sleep': 'sleep' },
  { judge: exampleCodeDigest('judge', { unfollowed: ['load(name)'] }) },
);
const known = { ...code, functions: { ...code.functions, getter: { vm_file: getter } } };

const handling = {
  ...emptyHandling,
  evaluator: {
    judgedByName: { verdict: { at: { file: 'judge.py', line: 1 }, by: 'judge', inArray: false } },
    namesAreComplete: true,
  },
} as const;

function describe(part: JsonObject, of = known): (string | undefined)[] {
  const vocabulary = { ...withCode(of), handling };
  const [entry] = exampleCatalogue({ 'a.json': part }, { vocabulary }).entries;
  if (!entry) throw new Error('the example has no task');
  return [
    describeUnseen(listJudgingParts(entry.task, of, vocabulary)),
    describeUnseen(listStartingParts(entry.task, of, vocabulary)),
  ];
}

const sleep = { type: 'sleep', parameters: { seconds: 1 } };
const file = { type: 'vm_file', path: '/a', dest: 'a' };

test.for<[string, JsonObject, string | undefined]>([
  ['what the judge calls', { func: 'exact_match' }, 'not seen: 1 call'],
  ['each call once', { func: 'exact_match', result: file }, 'not seen: 2 calls'],
  [
    'functions without code',
    { func: ['fuzzy', 'exact_match', 'fuzzy'] },
    'not seen: 1 function, 1 call',
  ],
  ['no name that the judge knows', { func: ['infeasible'] }, 'not seen: 1 call'],
  ['no name that the source compares', { func: 'verdict' }, 'not seen: 1 call'],
])('names %s', ([, evaluator, expected]) => {
  expect(describe({ evaluator })).toEqual([expected, 'not seen: what runs the steps']);
});

test('names nothing where all was seen', () => {
  const whole = {
    ...known,
    judge: exampleCodeDigest('judge'),
    starter: exampleCodeDigest('start'),
  };
  const part = { config: [sleep], evaluator: { func: 'exact_match', postconfig: [sleep] } };
  expect(describe(part, whole)).toEqual([undefined, undefined]);
  expect(describe(part, { ...whole, judge: undefined })).toEqual([
    'not seen: the judge',
    undefined,
  ]);
});
