import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { waitInSeconds as rule } from './w48-wait-in-seconds.ts';

const wait = (seconds: unknown, type = 'sleep') => ({ type, parameters: { seconds } });

test.for([0.5, 60, 599, '3000', undefined])('accepts %j', (seconds) => {
  expect(findProblems(rule, { config: [wait(seconds), wait(3000, 'execute')] })).toEqual([]);
});

test('rejects a wait of minutes, before the agent acts and after it', () => {
  const evaluator = { func: 'is_utc_0', postconfig: [wait(2000)] };
  expect(findProblems(rule, { config: [wait(1), wait(600)], evaluator })).toEqual([
    { at: ['config', 1, 'parameters', 'seconds'], seconds: 600 },
    { at: ['evaluator', 'postconfig', 0, 'parameters', 'seconds'], seconds: 2000 },
  ]);
});

test('says how long the step waits', () => {
  expect(rule.message({ seconds: 3000 })).toBe(
    'the step waits 50 minutes; write the time in seconds, not in milliseconds',
  );
});
