import { expect, test } from 'vitest';
import { toSteps } from './to-steps.ts';

const sleep = { type: 'sleep', parameters: { seconds: 1 } };

test.for([
  ['not an array', undefined, []],
  ['null', null, []],
  ['an empty array', [], []],
  [
    'two actions',
    [sleep, sleep],
    [
      { ...sleep, extra: {} },
      { ...sleep, extra: {} },
    ],
  ],
  ['one action without an array', sleep, [{ ...sleep, extra: {} }]],
  [
    'a key beside type and parameters',
    [{ ...sleep, comment: 'slow' }],
    [{ ...sleep, extra: { comment: 'slow' } }],
  ],
  ['an action without parameters', [{ type: 'x' }], [{ type: 'x', parameters: {}, extra: {} }]],
  [
    'a type and parameters that cannot be read',
    [{ type: 5, parameters: ['a'] }],
    [{ type: '', parameters: {}, extra: { type: 5, parameters: ['a'] } }],
  ],
  ['an entry that is a string', ['x'], [{ type: '', parameters: {}, extra: { value: 'x' } }]],
] as const)('reads %s', ([, value, expected]) => {
  expect(toSteps(value)).toEqual(expected);
});
