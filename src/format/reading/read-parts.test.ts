import { expect, test } from 'vitest';
import { emptyHandling } from '#vocabulary/source/task-handling.ts';
import { toTask } from './to-task.ts';

const step = { type: 'sleep', parameters: { seconds: 2 } };

test('reads the first phase as the instruction', () => {
  const turns = [
    { instruction: 'Open the atlas.', id: 1 },
    { instruction: 'Close it.', trigger: { type: 'agent_done' }, prepare: [step] },
  ];
  const { instruction, phases, stepLists, extra } = toTask({ turns });
  expect(instruction).toBe('Open the atlas.');
  expect(phases).toEqual([
    { at: ['turns', 0], instruction: 'Open the atlas.', extra: { id: 1 } },
    { at: ['turns', 1], instruction: 'Close it.', extra: { trigger: { type: 'agent_done' } } },
  ]);
  expect(stepLists.map(({ at, runs }) => [at, runs])).toEqual([
    [['turns', 1, 'prepare'], undefined],
  ]);
  expect(extra).toEqual({});
});

test('keeps the instruction beside phases', () => {
  expect(toTask({ instruction: 'Go.', turns: [{ instruction: 'Wait.' }] }).instruction).toBe('Go.');
});

test('keeps what is beside a part', () => {
  const lure = { func: 'exact_match', expected: { type: 'rule', rules: { expected: 'a' } } };
  const task = toTask({ later: { after: 3, run: [step] }, lure, level: 'L2', notes: [] });
  expect(task.extra).toEqual({ later: { after: 3 }, level: 'L2', notes: [] });
  expect(task.evaluators.map(({ at, evaluation }) => [at, evaluation.checks[0]?.metric])).toEqual([
    [['lure'], 'exact_match'],
  ]);
});

test('says when steps run as far as the environment shows it', () => {
  const at = { file: 'load.py', line: 3 };
  const stepFields = [
    { field: 'first', action: { name: 'launch', parameter: 'command' }, at },
    { field: 'config', at },
    { field: 'more', at },
  ];
  const { stepLists, extra } = toTask(
    { first: 'ls', config: [step], more: [step], other: [step] },
    { ...emptyHandling, stepFields },
  );
  expect(stepLists.map((list) => [list.at[0], list.steps[0]?.type, list.runs])).toEqual([
    ['first', 'launch', 'before config'],
    ['more', 'sleep', 'after config'],
    ['other', 'sleep', undefined],
  ]);
  expect(extra).toEqual({});
});

test('reads graders with what is beside their commands', () => {
  const evaluator = [['test -f a', 100]];
  const marks = [{ command: ['test', '-f', 'b'], points: 5, label: 'B' }];
  const { evaluation, graders } = toTask({ evaluator, marks });
  expect(evaluation.extra).toEqual({});
  expect(graders.flatMap((list) => list.graders)).toEqual([
    { command: 'test -f a', at: ['evaluator', 0, 0], isRun: undefined, extra: { points: 100 } },
    {
      command: 'test -f b',
      at: ['marks', 0, 'command'],
      isRun: undefined,
      extra: { points: 5, label: 'B' },
    },
  ]);
});
