import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { taskCommands } from './task-commands.ts';

const commandsIn = (fields: object) => [...taskCommands(exampleView(exampleTask({ ...fields })))];

test('lists the commands of steps and getters', () => {
  const found = commandsIn({
    config: [null, { type: 'execute', parameters: { command: ['ls'] } }, { type: 7 }],
    evaluator: {
      postconfig: [{ type: 'launch', parameters: { command: 'ls *', shell: 'true' } }],
      result: [{ type: 'vm_command_line', command: ['pwd'], shell: 'false' }],
    },
  });
  expect(found).toEqual([
    { command: ['ls'], shell: false, at: ['config', 1, 'parameters', 'command'] },
    {
      command: 'ls *',
      shell: true,
      at: ['evaluator', 'postconfig', 0, 'parameters', 'command'],
    },
    { command: ['pwd'], shell: true, at: ['evaluator', 'result', 0, 'command'] },
  ]);
});

test.for([[{ config: 'none' }], [{ config: {}, evaluator: { postconfig: 3, result: 'x' } }]])(
  'finds nothing in fields of other shapes',
  ([fields]) => {
    expect(commandsIn({ ...fields })).toEqual([]);
  },
);
