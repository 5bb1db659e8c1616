import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { contracts } from '../../cli/commands/contracts.ts';
import { checkFolder } from '../../dataset/load/check-folder.ts';
import type { ContractChange } from '../../environment/contracts/diff-contracts.ts';
import { exampleTask } from '../../lint/examples/example-task.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

afterEach(() => void vi.restoreAllMocks());

const environment = {
  'controllers/setup.py': 'class Setup:\n  def _ring_setup(self, times=1): pass\n',
  'evaluators/getters/__init__.py': 'from .notes import *\n',
  'evaluators/getters/notes.py': `def get_note(env, config):
    return env.read(config["path"], config.get("limit", 10))

def get_rule(env, config):
    return config["rules"]
`,
  'evaluators/metrics/__init__.py': 'from .notes import *\nfrom .songs import *\n',
  'evaluators/metrics/notes.py': `def same_note(result, expected, strict=False, **options):
    if options.get("ignore_case", False): return 1.0
    return 1.0 if result == expected else 0.0

def has_title(result, rules):
    return 1.0 if rules["title"] in result else 0.0

def is_short(result):
    return 1.0 if len(result) < 10 else 0.0
`,
  'evaluators/metrics/songs.py': 'def is_song(result, rules):\n    return float(rules["key"])\n',
};
type File = keyof typeof environment;

const result = { type: 'note', path: '/home/user/note.txt' };
const rules = (own: object) => ({ type: 'rule', rules: own });
const tasks = {
  same: {
    func: 'same_note',
    result,
    expected: rules({ expected: 'a' }),
    options: { strict: true, ignore_case: true },
  },
  title: { func: 'has_title', result, expected: rules({ title: 'Ada' }) },
  short: { func: 'is_short', result },
  song: { func: 'is_song', result, expected: rules({ key: 1 }) },
};

async function writeState(edits: Partial<Record<File | 'evaluators/metrics/more.py', string>>) {
  const folder = await createTemporaryFolder();
  for (const [file, text] of Object.entries({ ...environment, ...edits })) {
    await folder.write(`desktop/${file}`, text);
  }
  for (const [id, evaluator] of Object.entries(tasks)) {
    const instruction = `Write the ${id}.`;
    await folder.write(`tasks/${id}.json`, exampleTask({ id, instruction, config: [], evaluator }));
  }
  await folder.write('tasks/dataset.json', { environment: { path: '../desktop' } });
  return folder;
}

async function readFindings(folder: string): Promise<string[]> {
  const { findings } = await checkFolder(join(folder, 'tasks'));
  return findings
    .filter(({ code }) => code.startsWith('V'))
    .map(({ file, code, severity }) => `${file.replace('.json', '')} ${code} ${severity}`);
}

async function readChanges(folder: string, old: string): Promise<string[]> {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  const named = ['--tasks', join(folder, 'tasks'), '--format', 'json'];
  await contracts([join(folder, 'desktop'), '--diff', join(old, 'desktop'), ...named]);
  const changes = JSON.parse(printed.join('')) as (ContractChange & { tasks: string[] })[];
  return changes.map(({ name, change, differences, tasks: files }) =>
    [name, change, ...differences.map(({ of }) => of), ...files].join(' '),
  );
}

const edit = (file: File, from: string, to: string) => ({
  [file]: environment[file].replace(from, to),
});
const getters = 'evaluators/getters/notes.py';
const metrics = 'evaluators/metrics/notes.py';

test.for([
  ['nothing', {}, [], []],
  [
    'a renamed option',
    edit(metrics, '"ignore_case"', '"any_case"'),
    ['same_note changed options.ignore_case options.any_case same.json'],
    ['same V05 warning'],
  ],
  [
    'a new required key',
    edit(getters, 'env.read(', 'env.read(config["dest"], '),
    ['get_note changed config.dest same.json short.json song.json title.json'],
    ['same V04 error', 'short V04 error', 'song V04 error', 'title V04 error'],
  ],
  [
    'a dropped argument',
    edit(metrics, 'result, expected, strict=False, **options', 'result, expected, **options'),
    ['same_note changed strict same.json'],
    ['same V05 warning'],
  ],
  [
    'a changed default',
    edit(getters, '10)', '20)'),
    ['get_note changed config.limit same.json short.json song.json title.json'],
    [],
  ],
  [
    'a moved function',
    {
      'evaluators/metrics/__init__.py': 'from .notes import *\nfrom .more import *\n',
      'evaluators/metrics/songs.py': '',
      'evaluators/metrics/more.py': environment['evaluators/metrics/songs.py'],
    },
    ['is_song changed file song.json'],
    [],
  ],
  [
    'a decorator',
    edit(metrics, 'def has_title', '@rename_arguments\ndef has_title'),
    ['has_title changed unread decorators title.json'],
    [],
  ],
  [
    'an alias',
    edit(metrics, 'def is_short', 'equal_note = same_note\ndef is_short'),
    ['equal_note added'],
    [],
  ],
  [
    'a helper that reads a key',
    edit(
      metrics,
      'def has_title(result, rules):\n',
      'def size_of(rules): return rules["size"]\n\ndef has_title(result, rules):\n    size_of(rules)\n',
    ),
    ['has_title changed rules.size title.json', 'size_of added'],
    ['title V04 error'],
  ],
  [
    'a broken file',
    edit('evaluators/metrics/songs.py', 'return float(', 'return ((('),
    ['is_song changed unread song.json'],
    [],
  ],
  [
    'a removed metric',
    { 'evaluators/metrics/songs.py': '' },
    ['is_song removed song.json'],
    ['song V01 warning'],
  ],
] as const)(
  'a change of the environment shows in contracts and findings: %s',
  async ([, edits, changes, findings]) => {
    await using old = await writeState({});
    await using folder = await writeState(edits);
    expect(await readFindings(old.path)).toEqual([]);
    expect(await readChanges(folder.path, old.path)).toEqual(changes);
    expect(await readFindings(folder.path)).toEqual(findings);
  },
);
