import { expect, test } from 'vitest';
import { methods, readExampleLoader } from '../contracts/example-loader.ts';

const stepsOf = (body: string) =>
  readExampleLoader({ loader: methods(['begin(self, spec)', body]) }).stepFields.map(
    ({ at: _, ...field }) => field,
  );

const shell = { name: 'execute', parameter: 'command', parameters: { shell: true } };
const literal = (value: string) =>
  `{"type": "execute", "parameters": {"command": ${value}, "shell": True}}`;

test.for<[string, string, readonly object[]]>([
  [
    'a step that is appended',
    `steps = []\nif spec.get("first"):\n  steps.append(${literal('spec["first"]')})\nsteps.extend(spec["config"])\nself.run(steps)`,
    [{ field: 'first', action: shell }, { field: 'config' }],
  ],
  [
    'a variable',
    `first = spec.get("first", "")\nself.steps = [${literal('first')}]`,
    [{ field: 'first', action: shell }],
  ],
  [
    'another list of steps',
    'self.box.setup(spec["config"])\nself.box.setup(spec["more"])\nfor step in spec["more"]:\n  note(step["type"])',
    [{ field: 'config' }, { field: 'more' }],
  ],
  [
    'a list before it',
    'steps = []\nsteps += spec["early"]\nsteps.extend(spec["config"])\nsteps.extend(spec["early"])',
    [{ field: 'early' }, { field: 'config' }],
  ],
  [
    'another argument of the same call',
    'self.box.setup(spec["config"], spec["proxy"])',
    [{ field: 'config' }],
  ],
  ['a step of the program', 'self.steps = [{"type": "sleep", "parameters": {"seconds": 1}}]', []],
])('reads the fields that become steps: %s', ([, body, expected]) => {
  expect(stepsOf(`self.judge = spec["evaluator"]\n${body}`)).toEqual(expected);
});

test('a file that never reads a task by its fields has none', () => {
  expect(stepsOf('self.box.setup(spec.steps())')).toEqual([]);
});
