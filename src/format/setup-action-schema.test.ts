import { expect, test } from 'vitest';
import { describedActionTypes, setupActionSchema } from './setup-action-schema.ts';

test('describes the five actions of the format document', () => {
  expect([...describedActionTypes].sort()).toEqual([
    'activate_window',
    'browser_open_tabs',
    'execute',
    'launch',
    'sleep',
  ]);
});

test.for([
  ['a described action', { type: 'launch', parameters: { command: ['vlc'] } }, true],
  ['further parameters', { type: 'sleep', parameters: { seconds: 1, why: 'x' } }, true],
  ['keys beside the parameters', { type: 'sleep', parameters: { seconds: 1 }, note: 'x' }, true],
  ['a type that begins like a described one', { type: 'sleeping', parameters: {} }, true],
  ['a described action under another case', { type: 'Sleep', parameters: {} }, true],
  ['a described action without its parameter', { type: 'sleep', parameters: {} }, false],
  ['a window without a name', { type: 'activate_window', parameters: { strict: true } }, false],
  [
    'one address without an array',
    { type: 'browser_open_tabs', parameters: { urls_to_open: 'x' } },
    false,
  ],
  ['no type', { parameters: {} }, false],
  ['no parameters', { type: 'fly' }, false],
] as const)('judges %s', ([, action, expected]) => {
  expect(setupActionSchema.safeParse(action).success).toBe(expected);
});

test('keeps an accepted action as it is', () => {
  const action = { type: 'fly', parameters: { to: 'the moon' }, note: 'x' };
  expect(setupActionSchema.parse(action)).toEqual(action);
});
