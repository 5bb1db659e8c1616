import { exampleTask } from '#lint/examples/example-task.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

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
type Files = Readonly<Record<string, string>>;

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

/** Writes the environment after changes, and tasks that are for it, into a temporary folder. */
export async function writeState(
  changes: readonly Pick<EnvironmentChange, 'edit'>[],
): Promise<TemporaryFolder> {
  const folder = await createTemporaryFolder();
  const files = changes.reduce((before: Files, { edit }) => edit(before), environment);
  for (const [file, text] of Object.entries(files)) {
    await folder.write(`desktop/${file}`, text);
  }
  for (const [id, evaluator] of Object.entries(tasks)) {
    const instruction = `Write the ${id}.`;
    await folder.write(`tasks/${id}.json`, exampleTask({ id, instruction, config: [], evaluator }));
  }
  await folder.write('tasks/dataset.json', { environment: { path: '../desktop' } });
  return folder;
}

const replace = (file: keyof typeof environment, from: string, to: string) => (files: Files) => ({
  ...files,
  [file]: (files[file] ?? '').replace(from, to),
});
const getters = 'evaluators/getters/notes.py';
const metrics = 'evaluators/metrics/notes.py';

/** A change of the environment and where it shows. */
interface EnvironmentChange {
  name: string;
  edit: (files: Files) => Files;
  /** Changes of one state concern different functions, so that they can be made together. */
  state: 1 | 2 | 3;
  /** What the comparison prints: functions, what is different, and the tasks. */
  changes: readonly string[];
  findings: readonly string[];
  /** The page of a function, and what is on it only after the change. */
  page: readonly [path: string, text: RegExp];
}

export const environmentChanges: readonly EnvironmentChange[] = [
  {
    name: 'a renamed option',
    state: 1,
    edit: replace(metrics, '"ignore_case"', '"any_case"'),
    changes: ['same_note changed options.ignore_case options.any_case same.json'],
    findings: ['same V05 warning'],
    page: ['metrics/same_note', /ignore_caseNot documented\..*options\.any_case in line 2/],
  },
  {
    name: 'a new required key',
    state: 1,
    edit: replace(getters, 'env.read(', 'env.read(config["dest"], '),
    changes: ['get_note changed config.dest same.json short.json song.json title.json'],
    findings: ['same V04 error', 'short V04 error', 'song V04 error', 'title V04 error'],
    page: ['getters/note', /destrequired.*config\.dest in line 2/],
  },
  {
    name: 'a dropped argument',
    state: 1,
    edit: replace(
      metrics,
      'result, expected, strict=False, **options',
      'result, expected, **options',
    ),
    changes: ['same_note changed strict same.json'],
    findings: ['same V05 warning'],
    page: ['metrics/same_note', /strictNot documented\./],
  },
  {
    name: 'a changed default',
    state: 1,
    edit: replace(getters, '10)', '20)'),
    changes: ['get_note changed config.limit same.json short.json song.json title.json'],
    findings: [],
    page: ['getters/note', /limitDefault 20/],
  },
  {
    name: 'a moved function',
    state: 1,
    edit: ({ 'evaluators/metrics/songs.py': songs = '', ...files }) => ({
      ...files,
      'evaluators/metrics/__init__.py': 'from .notes import *\nfrom .more import *\n',
      'evaluators/metrics/more.py': songs,
    }),
    changes: ['is_song changed file song.json'],
    findings: [],
    page: ['metrics/is_song', /Lines 1 to 2 of evaluators\/metrics\/more\.py/],
  },
  {
    name: 'a decorator',
    state: 1,
    edit: replace(metrics, 'def has_title', '@rename_arguments\ndef has_title'),
    changes: ['has_title changed unread decorators title.json'],
    findings: [],
    page: ['metrics/has_title', /What the function takes is not certain: .*rename_arguments/],
  },
  {
    name: 'an alias',
    state: 1,
    edit: replace(metrics, 'def is_short', 'equal_note = same_note\ndef is_short'),
    changes: ['equal_note added'],
    findings: [],
    page: [
      'metrics/equal_note',
      /Lines 1 to 3 of evaluators\/metrics\/notes\.py.*options\.\w+_case/,
    ],
  },
  {
    name: 'a helper that reads a key',
    state: 2,
    edit: replace(
      metrics,
      'def has_title(result, rules):\n',
      'def size_of(rules): return rules["size"]\n\ndef has_title(result, rules):\n    size_of(rules)\n',
    ),
    changes: ['has_title changed rules.size title.json', 'size_of added'],
    findings: ['title V04 error'],
    page: [
      'metrics/has_title',
      /rules\.size in line 5 in size_of.*Which helpers it callssize_of in line 5/,
    ],
  },
  {
    name: 'a broken file',
    state: 2,
    edit: replace('evaluators/metrics/songs.py', 'return float(', 'return ((('),
    changes: ['is_song changed unread song.json'],
    findings: [],
    page: ['metrics/is_song', /What the function takes is not certain: /],
  },
  {
    name: 'a removed metric',
    state: 3,
    edit: (files) => ({ ...files, 'evaluators/metrics/songs.py': '' }),
    changes: ['is_song removed song.json'],
    findings: ['song V01 warning'],
    page: ['metrics/is_song', /This name is not in the vocabulary/],
  },
];
