import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { commandLines, commandText } from './command-lines.ts';
import { exampleTask } from '#lint/examples/example-task.ts';

const step = (command: unknown) => ({ type: 'execute', parameters: { command } });
const task = exampleView(
  exampleTask({
    config: [step('ls /home/user'), step(['ls', 5, '-l']), step({}), step([])],
    evaluator: {
      postconfig: [step(['sync'])],
      func: 'exact_match',
      result: { type: 'vm_command_line', command: 'pwd' },
    },
  }),
);

test('gives every command as one text with the stage it runs in', () => {
  expect(commandLines(task)).toEqual([
    {
      command: 'ls /home/user',
      text: 'ls /home/user',
      stage: 'config',
      at: ['config', 0, 'parameters', 'command'],
    },
    {
      command: ['ls', '-l'],
      text: 'ls -l',
      stage: 'config',
      at: ['config', 1, 'parameters', 'command'],
    },
    {
      command: ['sync'],
      text: 'sync',
      stage: 'postconfig',
      at: ['evaluator', 'postconfig', 0, 'parameters', 'command'],
    },
    { command: 'pwd', text: 'pwd', stage: 'source', at: ['evaluator', 'result', 'command'] },
  ]);
});

test('puts them one below the other', () => {
  expect(commandText(task)).toBe('ls /home/user\nls -l\nsync\npwd');
});
