import { expect, test } from 'vitest';
import { toTask } from '#format/reading/to-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { listPhaseFacts } from './phase-facts.ts';

const facts = (file: JsonObject) => listPhaseFacts(toTask(file));
const none = { conditions: [], fields: {}, parts: [] };

test('a task with one instruction has no phases', () => {
  expect(facts({ instruction: 'Water the fern.' })).toEqual([]);
});

test('shows each phase with what belongs to it, without numbers that only count', () => {
  const rounds = [
    { nr: 0, instruction: 'Water the fern.', cue: { type: 'agent_idle' } },
    {
      nr: 1,
      instruction: 'No, the palm.',
      cue: { type: 'full_moon' },
      mood: 'cross',
      check: { func: 'seen', result: { type: 'vm_file', path: '/a' } },
    },
  ];
  expect(facts({ rounds })).toEqual([
    {
      ...none,
      number: 1,
      anchor: 'rounds:0',
      instruction: undefined,
      conditions: ['Cue: when the agent is idle'],
    },
    {
      number: 2,
      anchor: 'rounds:1',
      instruction: 'No, the palm.',
      conditions: [],
      fields: { cue: { type: 'full_moon' }, mood: 'cross' },
      parts: [{ label: 'checks', anchor: 'rounds:1:check-checks' }],
    },
  ]);
});

test('shows a first phase that differs from the instruction, and a number that is not a place', () => {
  const rounds = [{ level: 3, instruction: 'Go.' }];
  expect(facts({ instruction: 'Water the fern.', rounds })).toEqual([
    { ...none, number: 1, anchor: 'rounds:0', instruction: 'Go.', fields: { level: 3 } },
  ]);
});

test.for([
  [
    'ends its phase, where the first one has it too',
    [{ type: 'agent_asks' }, { type: 'step_count', value: 4 }],
    ['ends when the agent asks', 'ends after four steps of the agent'],
  ],
  [
    'starts its phase, where the first one has none',
    [undefined, { type: 'agent_done' }],
    ['starts when the agent is done'],
  ],
] as const)('says that a trigger %s', ([, triggers, conditions]) => {
  const rounds = triggers.map((trigger, at) => ({
    instruction: `Go ${at}.`,
    ...(trigger && { trigger }),
  }));
  expect(facts({ rounds }).flatMap((phase) => phase.conditions)).toEqual(conditions);
});
