import { Ajv } from 'ajv';
import { expect, test, vi } from 'vitest';
import { deriveContractsSchema } from '#export/environment/contracts-file-schema.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { formatUnused } from '../contracts/unused-functions.ts';
import { contracts } from './contracts.ts';

async function run(...args: string[]): Promise<string> {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  expect(await contracts(args)).toBe(0);
  return printed.join('\n');
}

const metric = `def check_dance(result, rules, *, tempo=120, **options):
    """Scores a dance."""
    for step in rules["steps"]: step["foot"]
    if rules["style"] not in ("waltz", "tango"): return 0.
    return 0.5 if options.get("strict", False) else 1.
`;
const environment = {
  'evaluators/metrics/__init__.py': 'from .a import *\n',
  'evaluators/metrics/a.py': metric,
};

async function createEnvironment(files: Readonly<Record<string, string>> = environment) {
  const folder = await createTemporaryFolder();
  for (const [file, text] of Object.entries(files)) await folder.write(file, text);
  return folder;
}

test('prints what functions take', async () => {
  const folder = await createEnvironment();
  expect(await run(folder.path)).toBe(`0 getters

1 metric
  check_dance(result, rules, *, tempo=120, **options)  evaluators/metrics/a.py:1
    options.strict: optional; default False
    rules.steps: required
    rules.steps[].foot: required
    rules.style: required; compared with waltz, tango

0 actions`);
});

test('prints the order of arguments as Python has it', async () => {
  const folder = await createEnvironment({
    ...environment,
    'evaluators/metrics/a.py': 'def m(a, b=1, *others, c, d=2): return 1.\n',
  });
  expect(await run(folder.path)).toContain('m(a, b=1, *others, c, d=2)');
});

const runner = {
  'controllers/setup.py': 'class A:\n  def _go_setup(self, c): return c.replace("{WIDTH}", "9")\n',
  'run.py': 'agent.act()\ntime.sleep(20)\nenv.evaluate()\n',
};

test('prints which names are not certain', async () => {
  const text = 'from other import a, b\nglobals()[name] = make()\n';
  const folder = await createEnvironment({ 'evaluators/metrics.py': text });
  expect(await run(folder.path)).toContain(`0 metrics
  not certain: a, b
  not certain: others, since evaluators/metrics.py:2 adds names
`);
});

test('prints what the environment does around the steps of a task', async () => {
  const folder = await createEnvironment(runner);
  expect((await run(folder.path)).split('\n\n').at(-1)).toBe(
    'tasks\n  replaces {WIDTH} in commands  controllers/setup.py:2\n  waits 20 seconds before it judges  run.py:1',
  );
});

test('prints JSON as its schema describes it', async () => {
  const folder = await createEnvironment({
    ...environment,
    ...runner,
    'evaluators/metrics/b.py': 'def broken(:\n@retry\ndef other(): pass\nalias = other\n',
    'evaluators/metrics/c.py': 'def check_hall(result):\n  return 1.0 if result else 0.0\n',
    'controllers/setup.py': 'class A:\n  def _go_setup(self, *rest): pass\n',
  });
  const printed: unknown = JSON.parse(await run(folder.path, '--format', 'json'));
  const validate = new Ajv({ strict: false, allErrors: true }).compile(deriveContractsSchema());
  validate(printed);
  expect(validate.errors).toBeNull();
  expect(printed).toMatchObject({
    metrics: { check_dance: { score: 'partial' }, check_hall: { score: 'binary' } },
    handling: { waits: [{ seconds: 20 }] },
  });
});

test('prints which functions no task names', async () => {
  const folder = await createEnvironment({
    ...environment,
    'evaluators/getters/__init__.py':
      'def get_song(env, config): pass\ndef get_hall(env, config): pass\n',
    'controllers/setup.py': 'class A:\n  def _go_setup(self): pass\n',
  });
  const result = { type: 'song' };
  await folder.write('tasks/a.json', exampleTask({ evaluator: { func: 'check_step', result } }));
  const args = [folder.path, '--tasks', `${folder.path}/tasks`];
  expect((await run(...args)).split('\n\n').at(-1)).toBe(`No task names
  1 getter: get_hall
  1 metric: check_dance
  1 action: go`);
  const printed: unknown = JSON.parse(await run(...args, '--format', 'json'));
  expect(printed).toMatchObject({
    unused: { getters: ['get_hall'], metrics: ['check_dance'], actions: ['go'] },
  });
  const validate = new Ajv({ strict: false }).compile(deriveContractsSchema());
  expect(validate(printed)).toBe(true);

  const everything = { getters: [], metrics: [], actions: [] };
  expect(formatUnused(everything)).toBe('Tasks name every function.');
});

test('says which files of the tasks folder cannot be read', async () => {
  const folder = await createEnvironment();
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  await folder.write('tasks/a.json', exampleTask({ evaluator: { func: 'check_dance' } }));
  await folder.write('tasks/b.json', '{');
  const args = [folder.path, '--tasks', `${folder.path}/tasks`];
  expect((await run(...args)).split('\n\n').at(-1)).toBe('Tasks name every function.');
  expect(warned.mock.calls).toEqual([
    ['ignored 1 file of the tasks folder, which the command "check" reports: b.json'],
  ]);
});

test.for([
  ['no file', {}, /has no JSON file$/],
  ['a broken file alone', { 'a.json': '{' }, /is not a task$/],
] as const)('refuses a tasks folder with %s', async ([, files, message]) => {
  const folder = await createEnvironment();
  const tasks = await createTemporaryFolder();
  for (const [file, text] of Object.entries(files)) await tasks.write(file, text);
  await expect(contracts([folder.path, '--tasks', tasks.path])).rejects.toThrow(message);
});

test('prints of which functions nothing is certain any more, or again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const whole = await createEnvironment();
  const broken = await createEnvironment({
    ...environment,
    'evaluators/metrics/a.py': `${metric}def (\n`,
  });
  const unread = 'not certain: line 6 of its file is not Python';
  const changed = 'metric check_dance: changed\n  ';
  expect(await run(broken.path, '--diff', whole.path)).toBe(`${changed}${unread}`);
  expect(await run(whole.path, '--diff', broken.path)).toBe(`${changed}certain, was ${unread}`);
});

test('prints how contracts have changed, and which tasks name the function', async () => {
  const folder = await createEnvironment();
  const old = await createEnvironment({
    ...environment,
    'evaluators/metrics/a.py': metric.replace('tempo=120', 'tempo=90'),
  });
  await old.write('tasks/a.json', exampleTask({ evaluator: { func: 'check_dance' } }));
  const args = [folder.path, '--diff', old.path, '--tasks', `${old.path}/tasks`];
  expect(await run(...args)).toBe(`metric check_dance: changed
  argument tempo: optional, default 90, only by name → optional, default 120, only by name
  does something else: evaluators/metrics/a.py
  named by 1 task:
    a.json`);
  const printed: unknown = JSON.parse(await run(...args, '--format', 'json'));
  expect(printed).toMatchObject([{ kind: 'metrics', name: 'check_dance', tasks: ['a.json'] }]);
  const validate = new Ajv({ strict: false }).compile(deriveContractsSchema());
  expect(validate(printed)).toBe(true);
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await run(folder.path, '--diff', folder.path)).toBe(
    'The contracts and the code are the same.',
  );
  expect(warn).not.toHaveBeenCalled();
  await folder.write('evaluators/metrics/large.py', '#'.repeat(10_000_001));
  await run(folder.path, '--diff', folder.path);
  expect(warn.mock.calls).toEqual([['evaluators/metrics/large.py: it is too large to be read']]);
});
