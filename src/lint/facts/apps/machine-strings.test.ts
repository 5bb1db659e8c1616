import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { machineText, machineStrings } from './machine-strings.ts';

test('lists what steps and getters are given, without rules', () => {
  const task = exampleTask({
    config: [{ type: 'open', parameters: { path: '/home/user/a' } }],
    evaluator: {
      result: { type: 'vm_file', path: ['/home/user/b'] },
      expected: { type: 'rule', rules: { expected: '/home/user/c' } },
    },
  });
  const found = machineStrings(exampleView(task)).map(({ text, at, field }) => ({
    text,
    at,
    field,
  }));
  expect(found).toEqual([
    { text: '/home/user/a', at: ['config', 0, 'parameters', 'path'], field: 'path' },
    { text: 'vm_file', at: ['evaluator', 'result', 'type'], field: 'type' },
    { text: '/home/user/b', at: ['evaluator', 'result', 'path', 0], field: 'path' },
    { text: 'rule', at: ['evaluator', 'expected', 'type'], field: 'type' },
  ]);
  expect(machineText(exampleView(task))).toBe('/home/user/a\nvm_file\n/home/user/b\nrule');
});
