import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { judgePair } from '../releases/comparability.ts';
import { describeCode } from '../report/describe-code.ts';
import { toQuotedText } from '#text/rich-text.ts';
import { compareCodes, compareCodesOf } from './compare-codes.ts';

/** An environment with a getter that calls a method of the environment that it is given. */
function codeWith(method: string, getter = 'get'): EnvironmentCode {
  const toDigest = (digest: string, unfollowed: string[] = []) => ({
    ...{ digest, pieces: [], packages: [], unfollowed },
  });
  return {
    functions: {
      getter: { shared: toDigest(getter, ['env.desk.fetch']), rule: toDigest('rule') },
      metric: { equal: toDigest('equal') },
      action: {},
    },
    judge: undefined,
    starter: undefined,
    pieces: {},
    methods: { fetch: { digest: method, files: ['desk.py'] } },
  };
}

const taskWith = (type: string) => ({
  id: 'a',
  file: 'a.json',
  fields: exampleTask({ evaluator: { func: 'equal', result: { type } } }),
});

test.for<[string, EnvironmentCode, EnvironmentCode, string, string]>([
  ['the method is the same', codeWith('a'), codeWith('a'), 'shared', 'yes'],
  ['the method differs', codeWith('a'), codeWith('b'), 'shared', 'unknown'],
  ['no function of the task calls it', codeWith('a'), codeWith('b'), 'rule', 'yes'],
])('where %s, results are comparable or not', ([, before, after, getter, expected]) => {
  const task = taskWith(getter);
  expect(judgePair({ before: task, after: task }, [], compareCodes(before, after))).toBe(expected);
});

test('a report names the method, where it is and how many functions may call it', () => {
  const code = compareCodes(codeWith('a'), codeWith('b'));
  expect(describeCode({ code, functions: [] }, ['1.0.0', '1.1.0']).map(toQuotedText)).toEqual([
    'The code of the method “fetch” has changed (“desk.py”). 1 function calls a method of this name on an object that is given; whether that is this one, and so whether results on tasks that use it can be compared, cannot be told.',
  ]);
});

test('a function that differs itself is not said to call what may differ', () => {
  expect(compareCodes(codeWith('a'), codeWith('b', 'other'))).toMatchObject({ methods: [] });
});

test('where other states have code, two without it cannot be compared', () => {
  const task = taskWith('rule');
  const lacking = { code: undefined, lacksCode: true };
  const judge = (before: object, after: object) =>
    judgePair({ before: task, after: task }, [], compareCodesOf(before, after));
  expect(judge(lacking, lacking)).toBe('unknown');
  expect(judge({}, {})).toBe('yes');
  expect(
    describeCode({ code: compareCodesOf(lacking, lacking), functions: [] }, ['1', '2']).map(
      toQuotedText,
    ),
  ).toEqual([
    'The code of the environment was seen neither in 1 nor in 2, so whether the functions that judge and start tasks have changed cannot be told.',
  ]);
});
