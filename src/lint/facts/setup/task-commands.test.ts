import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { Fields } from '#vocabulary/contract/contract.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toTaskView } from '../task-view.ts';
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

test.for<[string, unknown, unknown[]]>([
  [
    'arrays with their points',
    [
      ['test -f a', 100],
      ['test -f b', 50.5],
    ],
    ['test -f a', 'test -f b'],
  ],
  ['objects', [{ command: 'test -f a', points: 1 }], ['test -f a']],
  ['arrays of other forms', [['test -f a', 'test -f b'], ['test -f a'], 7, [1, 2]], []],
])(
  'lists graders that are %s, of which it is not known how they run',
  ([, evaluator, commands]) => {
    const found = commandsIn({ evaluator });
    expect(found.map(({ command }) => command)).toEqual(commands);
    expect(found.every(({ shell }) => shell === undefined)).toBe(true);
  },
);

test('lists the commands of graders beside those of steps', () => {
  const config = [{ type: 'execute', parameters: { command: ['ls'] } }];
  expect(commandsIn({ config, evaluator: [['pwd', 100]] })).toHaveLength(2);
});

test('knows a shell from the source of the environment', () => {
  const functions = (parameters: Fields) => ({
    action: new Map([
      [
        'execute',
        {
          place: { file: 'setup.py', line: 1, end: 9 },
          parts: { parameters: { fields: parameters, isClosed: true } },
        },
      ],
    ]),
    getter: new Map(),
    metric: new Map(),
  });
  const shellWith = (parameters: Fields) => {
    const vocabulary = createVocabulary(
      {},
      { source: { functions: functions(parameters), complete: [] } },
    );
    const config = [{ type: 'execute', parameters: { command: 'ls | wc' } }];
    return taskCommands(toTaskView(exampleTask({ config }), vocabulary))[0]?.shell;
  };
  expect(shellWith({ command: {}, shell: { default: true } })).toBe(true);
  expect(shellWith({ command: {}, shell: { default: false } })).toBe(false);
  expect(shellWith({ command: {} })).toBeUndefined();
});
