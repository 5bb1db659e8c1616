import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { vocabularyWithHandling } from '#lint/examples/example-handling.ts';
import { graders } from './added-parts.ts';
import { setupSteps } from './setup-steps.ts';
import { toWrittenPath } from '#format/reading/written-steps.ts';
import { taskCommands } from './task-commands.ts';

const at = { file: 'desk/env.py', line: 5 };
const vocabulary = vocabularyWithHandling({
  stepFields: [
    { field: 'uploads', action: { name: 'upload_file', parameter: 'files' }, at },
    {
      field: 'before',
      action: { name: 'launch', parameter: 'command', parameters: { shell: true } },
      at,
    },
    { field: 'config', at },
    { field: 'more', at },
  ],
});
const sleep = { type: 'sleep', parameters: { seconds: 1 } };

test('lists the fields that become steps in the order of the environment', () => {
  const view = exampleView(
    { more: [sleep], config: [sleep], before: 'rm -f /tmp/a', uploads: [{ path: '/tmp/b' }] },
    vocabulary,
  );
  expect(setupSteps(view).map((step) => [step.type, step.parameters, step.at])).toEqual([
    ['upload_file', { files: [{ path: '/tmp/b' }] }, ['uploads']],
    ['launch', { shell: true, command: 'rm -f /tmp/a' }, ['before']],
    ['sleep', { seconds: 1 }, ['config', 0]],
    ['sleep', { seconds: 1 }, ['more', 0]],
  ]);
  expect(taskCommands(view)).toMatchObject([{ command: 'rm -f /tmp/a', shell: true }]);
});

test.for([
  ['an empty string', { before: '' }],
  ['an empty array', { uploads: [] }],
  ['null', { before: null }],
  ['steps that are no array', { more: 'sleep' }],
] as const)('makes no step of %s', ([, fields]) => {
  expect(setupSteps(exampleView(fields, vocabulary))).toEqual([]);
});

test('knows no other fields without the source', () => {
  const view = exampleView({ before: 'ls', config: [sleep] });
  expect(setupSteps(view).map((step) => step.at)).toEqual([['config', 0]]);
});

test.for([
  [['before', 'parameters', 'command'], ['before']],
  [
    ['uploads', 'parameters', 'files', 0, 'path'],
    ['uploads', 0, 'path'],
  ],
  [['before', 'parameters', 'shell'], ['before']],
  [
    ['config', 0, 'parameters', 'command'],
    ['config', 0, 'parameters', 'command'],
  ],
] as const)('corrects the path %j', ([path, written]) => {
  expect(toWrittenPath(path, vocabulary)).toEqual(written);
});

test('lists the commands of an evaluator that is an array of commands with points', () => {
  const places = { command: 0, points: { index: 1, value: 100 }, at };
  const view = exampleView(
    { config: [], evaluator: [['test -f /a', 100], ['test -d /b', 50], 'x', [5, 100]] },
    vocabularyWithHandling({
      evaluator: { graders: places, judgedByName: {}, namesAreComplete: true },
    }),
  );
  expect(graders(view)).toEqual([
    { command: 'test -f /a', at: ['evaluator', 0, 0], isRun: true, extra: { points: 100 } },
    { command: 'test -d /b', at: ['evaluator', 1, 0], isRun: false, extra: { points: 50 } },
  ]);
  expect(taskCommands(view).map(({ command }) => command)).toEqual(['test -f /a', 'test -d /b']);
});
