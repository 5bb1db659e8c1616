import { expect, test } from 'vitest';
import { methods, readExampleLoader } from '../contracts/example-loader.ts';

const load = (body: string) => methods(['begin(self, spec)', body]);

const fieldsOf = (loader: string) =>
  Object.fromEntries(
    Object.entries(readExampleLoader({ loader }).fields).map(([name, { at: _, ...field }]) => [
      name,
      field,
    ]),
  );

const required = { need: 'required' };
const judged = 'self.checks = spec["evaluator"]';

test.for([
  ['an index', `${judged}\nself.goal = spec["instruction"]`],
  ['a helper that receives it', `self.keep(spec)`],
  ['a test that raises', `${judged}\nif "instruction" not in spec:\n  raise ValueError("goal")`],
  ['an assertion', `${judged}\nassert "instruction" in spec`],
  [
    'attempts in a loop',
    `for attempt in range(3):\n  if spec is not None:\n    self.keep(spec)\n    break`,
  ],
  ['a copy', `task = copy.deepcopy(spec)\nself.goal = task["instruction"]\n${judged}`],
  [
    'both branches',
    `${judged}\nif self.loud:\n  say(spec["instruction"])\nelse:\n  self.goal = spec["instruction"]`,
  ],
] as const)('needs a field that is read by %s', ([, body]) => {
  const loader = methods(
    ['begin(self, spec)', body],
    ['keep(self, taken)', 'self.goal = taken["instruction"]\nself.checks = taken["evaluator"]'],
  );
  expect(fieldsOf(loader).instruction).toEqual(required);
});

test.for([
  ['get', 'self.goal = spec.get("instruction")', { need: 'optional' }],
  ['a test', 'if "instruction" in spec:\n  self.goal = spec["instruction"]', { need: 'optional' }],
  [
    'an early return',
    'if not spec.get("instruction"):\n  return\nself.goal = spec["instruction"]',
    { need: 'optional' },
  ],
  [
    'a branch of something else',
    'if self.loud:\n  self.goal = spec["instruction"]',
    { need: 'optional' },
  ],
  ['a default', 'self.goal = spec.get("instruction", "")', { need: 'standIn', standIn: '""' }],
  [
    'a conditional expression',
    'self.goal = spec["instruction"] if "instruction" in spec else spec["talk"][0]["say"]',
    { need: 'standIn', standIn: 'spec["talk"][0]["say"]', standInFields: ['talk'] },
  ],
  [
    'or',
    'self.goal = spec.get("instruction") or spec["talk"][0]',
    { need: 'standIn', standIn: 'spec["talk"][0]', standInFields: ['talk'] },
  ],
  [
    'a default that reads another field',
    'self.goal = spec.get("instruction", spec.get("talk", [""])[0])',
    { need: 'standIn', standIn: 'spec.get("talk", [""])[0]', standInFields: ['talk'] },
  ],
  [
    'an attempt',
    'try:\n  self.goal = spec["instruction"]\nexcept KeyError:\n  self.goal = spec["talk"][0]',
    { need: 'standIn', standIn: 'spec["talk"][0]', standInFields: ['talk'] },
  ],
  [
    'a branch',
    'if "instruction" in spec:\n  self.goal = spec["instruction"]\nelse:\n  self.goal = spec["talk"][0]',
    { need: 'standIn', standIn: 'spec["talk"][0]', standInFields: ['talk'] },
  ],
  [
    'a variable that is tested',
    'goal = spec.get("instruction")\nif goal is None:\n  goal = spec["talk"][0]',
    { need: 'standIn', standIn: 'spec["talk"][0]', standInFields: ['talk'] },
  ],
] as const)('needs no field that is read with %s', ([, body, expected]) => {
  expect(fieldsOf(load(`${judged}\n${body}`)).instruction).toEqual(expected);
});

test('needs only what every way of loading a task needs', () => {
  const loader = [
    methods(['begin(self, spec)', `${judged}\nself.goal = spec["instruction"]`]),
    'def preview(task):',
    '  show(task["evaluator"], task.get("instruction", ""))',
  ].join('\n');
  expect(fieldsOf(loader)).toMatchObject({
    evaluator: required,
    instruction: { need: 'standIn' },
  });
});

test('a file that runs tasks needs what the environment does not read', () => {
  const runner =
    'def go(bench, agent, item):\n  bench.begin(item)\n  agent.take(item["goal"], item["instruction"])\n';
  const loader = load(`${judged}\nself.goal = spec.get("instruction")`);
  const { fields } = readExampleLoader({ loader, runner });
  expect(fields.goal).toEqual({ need: 'required', at: { file: 'start.py', line: 3 } });
  expect(fields.instruction?.need).toBe('optional');
});

test('a viewer beside the environment makes nothing required', () => {
  const runner = 'def page(item):\n  return item["evaluator"], item["related_apps"]\n';
  const { fields } = readExampleLoader({ loader: load(judged), runner });
  expect(fields.related_apps?.need).toBe('optional');
});

test.for([
  ['only reads', '', true],
  ['a log', 'logger.info("task %s", spec)\nprint(json.dumps(spec))', true],
  ['a test of its type', 'assert isinstance(spec, dict)', true],
  ['a function from elsewhere', 'other.prepare(spec)', false],
  ['a loop', 'for key in spec:\n  setattr(self, key, spec[key])', false],
  ['a list', 'self.queue.append([spec])', false],
  ['an unknown key', 'self.more = spec[self.name]', false],
  ['a list of names', 'for key in ("a", "b"):\n  use(spec[key])', true],
] as const)('knows all fields unless the task goes elsewhere: %s', ([, body, expected]) => {
  const { fieldsAreComplete } = readExampleLoader({ loader: load(`${judged}\n${body}`) });
  expect(fieldsAreComplete).toBe(expected);
});

test.for([
  ['nothing', ''],
  ['another object', 'def load(options):\n  return options["config"], options.get("name")\n'],
  ['names that are made', 'def load(task):\n  for name in fields():\n    keep(task[name])\n'],
  ['an observation', 'def see(obs):\n  return obs["instruction"], obs["screenshot"]\n'],
] as const)('knows nothing of %s', ([, loader]) => {
  const { fields, fieldsAreComplete } = readExampleLoader({ loader });
  expect({ fields, fieldsAreComplete }).toEqual({ fields: {}, fieldsAreComplete: false });
});
