import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { emptyHandling } from '#vocabulary/source/task-handling.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { describeUnseen } from './describe-unseen.ts';
import { exampleCode, exampleCodeDigest, withCode } from './example-code.ts';

const getter = exampleCodeDigest('file', { unfollowed: ['env.controller.get', 'load(name)'] });
const code = exampleCode(
  { 'metric exact_match': 'match', 'action sleep': 'sleep' },
  { judge: exampleCodeDigest('judge'), starter: exampleCodeDigest('starter') },
);
const known = { ...code, functions: { ...code.functions, getter: { vm_file: getter } } };
const loose = { ...known, judge: exampleCodeDigest('judge', { unfollowed: ['load(name)'] }) };

const handling = {
  ...emptyHandling,
  evaluator: {
    judgedByName: { verdict: { at: { file: 'judge.py', line: 1 }, by: 'judge', inArray: false } },
    namesAreComplete: true,
  },
} as const;

const sleep = { type: 'sleep', parameters: { seconds: 1 } };
const file = { type: 'vm_file', path: '/a', dest: 'a' };
const match = { func: 'exact_match', postconfig: [sleep] };

test.for<[string, JsonObject, typeof known, string | undefined]>([
  ['nothing where all was seen', { config: [sleep], evaluator: match }, known, undefined],
  ['what the judge calls', { evaluator: match }, loose, '1 call'],
  ['each call once', { evaluator: { ...match, result: file } }, loose, '2 calls'],
  [
    'each function without code once',
    {
      config: [{ type: 'wait' }],
      evaluator: { func: ['fuzzy', 'fuzzy'], postconfig: [{ type: 'wait' }] },
    },
    known,
    '2 functions',
  ],
  ['no name that is a placeholder', { evaluator: { func: 'infeasible' } }, known, undefined],
  ['no name that the judge knows', { evaluator: { func: 'verdict' } }, known, undefined],
  [
    'code that was not found',
    { evaluator: { func: 'fuzzy', result: file } },
    { ...known, judge: undefined, starter: undefined },
    'the judge, what runs the steps, 1 function, 2 calls',
  ],
])('names %s', ([, part, of, expected]) => {
  const vocabulary = { ...withCode(of), handling };
  const [entry] = exampleCatalogue({ 'a.json': part }, { vocabulary }).entries;
  expect(entry && describeUnseen(entry.task, of, vocabulary)).toBe(expected);
});
