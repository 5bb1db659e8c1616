import { expect, test } from 'vitest';
import { describeCondition } from './describe-condition.ts';

test.for<[unknown, string | undefined]>([
  [{ type: 'agent_idle' }, 'when the agent is idle'],
  [{ type: 'agent_waits' }, 'when the agent waits'],
  ['agent_finished', 'when the agent is finished'],
  [{ type: 'turn_count', value: 1 }, 'after one turn of the agent'],
  [{ type: 'step_count', value: 12 }, 'after 12 steps of the agent'],
  [{ type: 'step_count' }, undefined],
  [{ type: 'step_count', value: 'many' }, undefined],
  [{ type: 'agent_idle', value: 3 }, undefined],
  [{ type: 'agent_waits', unless: 'rain' }, undefined],
  [{ type: 'full_moon' }, undefined],
  [7, undefined],
  [null, undefined],
])('describes %j', ([condition, expected]) => {
  expect(describeCondition(condition)).toBe(expected);
});
