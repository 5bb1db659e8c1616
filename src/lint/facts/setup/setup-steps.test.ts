import { expect, test } from 'vitest';
import { commandWords, placedFiles, setupSteps } from './setup-steps.ts';
import { toTaskView } from '../task-view.ts';

const stepsIn = (config: unknown, postconfig?: unknown) =>
  setupSteps(toTaskView({ config, evaluator: { postconfig } }));

test('lists the steps before the agent, then those after it', () => {
  expect(stepsIn([{ type: 'sleep', parameters: { seconds: 1 } }], [5, { type: 7 }])).toEqual([
    { field: 'config', type: 'sleep', parameters: { seconds: 1 }, at: ['config', 0] },
    { field: 'postconfig', type: '', parameters: {}, at: ['evaluator', 'postconfig', 1] },
  ]);
});

test('lists nothing where the steps are not an array', () => {
  expect(stepsIn('x', { type: 'sleep' })).toEqual([]);
});

test('lists the files that a step puts on the machine', () => {
  const files = [{ url: 'u', path: '/a' }, { path: '/b' }, { path: 5 }, 'x'];
  const [step] = stepsIn([{ type: 'download', parameters: { files } }]);
  expect(step && placedFiles(step)).toEqual([
    { path: '/a', url: 'u', at: ['config', 0, 'parameters', 'files', 0] },
    { path: '/b', url: undefined, at: ['config', 0, 'parameters', 'files', 1] },
  ]);
});

test.for([
  ['an array', ['ls', 5, '-l'], ['ls', '-l']],
  ['one text', 'ls -l', ['ls -l']],
  ['nothing', undefined, []],
] as const)('reads a command that is %s', ([, command, words]) => {
  const [step] = stepsIn([{ type: 'execute', parameters: { command } }]);
  expect(step && commandWords(step)).toEqual(words);
});
