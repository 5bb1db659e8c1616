import { expect, test } from 'vitest';
import { nameKnown } from '#lint/rules/v01-name-known.ts';
import { fieldKnown } from '#lint/rules/v05-field-known.ts';
import { listReported } from './check-with-source.ts';

const result = { type: 'vm_command_line', command: ['ls'] };
const steps = (...types: string[]) => ({
  config: types.map((type) => ({ type, parameters: { room: 'attic' } })),
});
const looksUp = (object: string) => `
  def setup(self, step):
    getattr(${object}, step["type"] + "_setup")(self, **step["parameters"])
  def _open_setup(self, path):
    pass
`;

test.for([
  ['from desk import room_actions\n', 'room_actions'],
  ['from ..rooms import attic\n', 'attic'],
  ['import room_actions as rooms\n', 'rooms'],
])('says once which absent module may define actions: %s', ([imports, name]) => {
  const actions = `${looksUp(name ?? '')}\n${imports}`;
  expect(listReported(nameKnown, steps('light_lamp', 'draw_curtain'), { actions })).toEqual([
    `info: desk/controllers/setup.py:5 takes actions from the module "${name}", which is not in the source; 2 actions of this task are not known`,
  ]);
});

test('takes no module of Python for one with actions', () => {
  const actions = `
  def setup(self, step):
    getattr(logging, step["level"])("begun")
  def _open_setup(self, path):
    pass
import logging
`;
  expect(listReported(nameKnown, steps('light_lamp'), { actions })).toEqual([
    'warning: the source of the environment has no action "light_lamp"; if the environment has it elsewhere, declare it in "vocabulary" of dataset.json',
  ]);
});

test.for([
  ['returns', '    """Switched off."""\n    return True\n'],
  ['passes', '    pass\n'],
  ['logs', '    logger.info("not in this version")\n    return\n'],
] as const)('says once that an action only %s', ([, body]) => {
  const actions = `\n  def _light_lamp_setup(self, **config):\n${body}`;
  expect(listReported(fieldKnown, steps('light_lamp', 'light_lamp'), { actions })).toEqual([
    'info: "light_lamp" does nothing in this environment: its function returns at once',
  ]);
});

test('reports parameters that stop an action that does nothing, or have no effect', () => {
  const named = '\n  def _light_lamp_setup(self, watts=1):\n    return\n';
  expect(listReported(fieldKnown, steps('light_lamp'), { actions: named })).toEqual([
    'error: unknown parameter "room" of "light_lamp"; the source of the environment never reads it, so remove it',
  ]);
  const busy = '\n  def _light_lamp_setup(self, **config):\n    self.lamp.light(config["watts"])\n';
  expect(listReported(fieldKnown, steps('light_lamp'), { actions: busy })).toHaveLength(1);
});

const judged = (expected: unknown) => ({ evaluator: { func: 'is_lit', result, expected } });
const ignoring = 'def is_lit(result, wanted=None, **options):\n  return float("lit" in result)\n';
const file = { type: 'cloud_file', path: 'https://files.example.org/a.png', dest: 'a.png' };

test.for([
  [
    { type: 'rule', rules: { rows: 2, columns: 3, _why: 'wide' } },
    'warning: "is_lit" never reads its second argument, so "rows", "columns" in "expected" have no effect',
  ],
  [
    file,
    'info: "is_lit" never reads its second argument, so the reference is fetched to no effect; remove "expected"',
  ],
] as const)('reports a second argument that is never read: %j', ([expected, line]) => {
  expect(listReported(fieldKnown, judged(expected), { metrics: ignoring })).toEqual([line]);
});

test.for([
  ['that has no rules', { type: 'rule', rules: {} }, ignoring],
  ['that is read', file, 'def is_lit(result, wanted):\n  return float(same(result, wanted))\n'],
  [
    'of a metric without behaviour',
    file,
    'def is_lit(result, wanted):\n  raise NotImplementedError\n',
  ],
  ['that may be read by its name', file, 'def is_lit(result, wanted):\n  return judge(locals())\n'],
] as const)('accepts a second argument %s', ([, expected, metrics]) => {
  expect(listReported(fieldKnown, judged(expected), { metrics })).toEqual([]);
});
