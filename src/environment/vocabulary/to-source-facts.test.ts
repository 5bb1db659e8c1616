import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toFiles } from '../contracts/example-source.ts';
import { readEnvironment } from '../contracts/read-environment.ts';
import { toSourceFacts } from './to-source-facts.ts';

const init = {
  'getters/__init__.py': 'from .a import *\n',
  'metrics/__init__.py': 'from .a import *\n',
};

function vocabularyOf(texts: Readonly<Record<string, string>>, setup = '') {
  const files = [
    ...toFiles({ ...init, ...texts }),
    { path: 'desktop/controllers/setup.py', text: setup },
  ];
  return createVocabulary({}, { source: toSourceFacts(readEnvironment(files)) });
}

test('takes what a getter reads from the source, and what it means from the built-in entry', () => {
  const text = 'def get_vm_file(env, config): return config["path"], config.get("as", "a")\n';
  const entry = vocabularyOf({ 'getters/a.py': text }).find('getter', 'vm_file');
  expect(entry?.contract).toMatchObject({
    keys: {
      path: { required: true, description: expect.any(String) as string },
      as: { default: 'a' },
    },
  });
  expect(Object.keys((entry?.contract as { keys: object }).keys)).toEqual(['as', 'path']);
  expect(entry?.source).toEqual({
    file: 'desktop/evaluators/getters/a.py',
    line: 1,
    end: 1,
    reads: [
      { name: 'config.as', lines: [1] },
      { name: 'config.path', lines: [1] },
    ],
    closed: ['keys'],
  });
});

test('takes an argument after the star as an option, not as the expected side', () => {
  const text = 'def check_dance(result, *, tempo, strict=True): return 1.\n';
  const entry = vocabularyOf({ 'metrics/a.py': text }).find('metric', 'check_dance');
  expect(entry?.contract).toMatchObject({
    options: { tempo: { required: true }, strict: { default: true } },
  });
  expect(entry?.contract).toMatchObject({ expected: undefined });
});

test('takes a default from the name that the source writes for it', () => {
  const text = 'def get_vm_file(env, config):\n  form = "%Y"\n  return config.get("as", form)\n';
  const entry = vocabularyOf({ 'getters/a.py': text }).find('getter', 'vm_file');
  expect(entry?.contract).toMatchObject({ keys: { as: { default: '%Y' } } });
});

test('shows no example that the source refuses', () => {
  const text =
    'def get_content_from_vm_file(env, config):\n  if config["file_type"] not in ("svg", "text"): raise ValueError\n  return config["path"]\n';
  const entry = vocabularyOf({ 'getters/a.py': text }).find('getter', 'content_from_vm_file');
  const { keys } = entry?.contract as { keys: Record<string, object> };
  expect(keys.path).toHaveProperty('example');
  expect(keys.file_type).not.toHaveProperty('example');
});

test('keeps the built-in keys where others may be read', () => {
  const text = 'def get_vm_file(env, config): return send(config)\n';
  const entry = vocabularyOf({ 'getters/a.py': text }).find('getter', 'vm_file');
  expect(entry?.contract).toHaveProperty('keys.dest');
  expect(entry?.source?.closed).toEqual([]);
});

test('knows no keys where the source only hands them on', () => {
  const text = 'def get_dance(env, config): return send(config)\ndef get_song(env, config): pass\n';
  const vocabulary = vocabularyOf({ 'getters/a.py': text });
  expect(vocabulary.find('getter', 'dance')?.contract).toEqual({});
  expect(vocabulary.find('getter', 'song')?.contract).toEqual({ keys: {} });
});

test('gives the contract of a product name to its neutral name', () => {
  const text = 'def is_vlc_playing(result, rules): return rules["song"]\n';
  const vocabulary = vocabularyOf({ 'metrics/a.py': text });
  const names = ['is_vlc_playing', vocabulary.find('metric', 'is_vlc_playing')?.equivalent ?? ''];
  for (const name of names) {
    expect(vocabulary.find('metric', name)).toMatchObject({
      contract: { rules: { song: { required: true } } },
    });
    expect(
      Object.keys((vocabulary.find('metric', name)?.contract as { rules: object }).rules),
    ).toEqual(['song']);
  }
});

test("adds the environment's own functions", () => {
  const text = `def judge_dance(result, rules, tempo=120, **more):
    """Scores a dance."""
    for step in rules["steps"]: step["foot"]
    return more.get("strict")
`;
  expect(vocabularyOf({ 'metrics/a.py': text }).find('metric', 'judge_dance')).toEqual({
    kind: 'metric',
    name: 'judge_dance',
    origins: { rules: { steps: 'source' }, options: { strict: 'source', tempo: 'source' } },
    families: ["the environment's own"],
    origin: 'environment',
    summary: 'Scores a dance.',
    contract: {
      result: { accepts: 'the result' },
      expected: { accepts: 'a second argument', required: true },
      rules: {
        steps: { required: true, type: 'array of object', fields: { foot: { required: true } } },
      },
      options: { tempo: { default: 120 }, strict: {} },
      otherOptions: true,
    },
    source: {
      file: 'desktop/evaluators/metrics/a.py',
      line: 1,
      end: 4,
      docstring: 'Scores a dance.',
      reads: [
        { name: 'more.strict', lines: [4] },
        { name: 'rules.steps', lines: [3] },
        { name: 'rules.steps[].foot', lines: [3] },
      ],
      closed: ['rules', 'options'],
      acceptsOthers: true,
    },
  });
});

test('takes the parameters of an action from its arguments', () => {
  const setup = `class Setup:
  def _launch_setup(self, command, wait=False): pass
  def _download_setup(self, **config):
    for file in config["files"]: file["url"]
`;
  const vocabulary = vocabularyOf({}, setup);
  expect(vocabulary.find('action', 'launch')?.contract).toMatchObject({
    parameters: { command: { required: true }, wait: { default: false } },
  });
  expect(vocabulary.find('action', 'launch')?.contract).not.toHaveProperty('parameters.shell');
  expect(vocabulary.find('action', 'download')?.source).toMatchObject({ acceptsOthers: true });
});

test('takes every argument of a static action', () => {
  const setup = `class Setup:
  @staticmethod
  def _log_setup(message, files):
    for file in files: file["url"]
`;
  expect(vocabularyOf({}, setup).find('action', 'log')?.contract).toMatchObject({
    parameters: {
      message: { required: true },
      files: { required: true, fields: { url: { required: true } } },
    },
  });
});

test.for([
  ['takes no expected side', 'def exact_match(result): return 1\n', undefined],
  ['may do without one', 'def exact_match(result, rules=None): return 1\n', false],
  ['needs one', 'def exact_match(result, rules): return 1\n', true],
] as const)('knows of a metric that it %s', ([, text, required]) => {
  const entry = vocabularyOf({ 'metrics/a.py': text }).find('metric', 'exact_match');
  const contract = entry?.contract as { expected?: { required: boolean } };
  expect(contract.expected?.required).toBe(required);
});

test('marks the built-in names that the environment does not have', () => {
  const vocabulary = vocabularyOf({ 'metrics/a.py': 'def exact_match(result, rules): pass\n' });
  const isMissing = (name: string) => vocabulary.find('metric', name)?.isMissing;
  expect(['exact_match', 'check_csv', 'infeasible'].map(isMissing)).toEqual([
    undefined,
    true,
    undefined,
  ]);
  // Of getters, the source shows none.
  expect(vocabulary.find('getter', 'vm_file')?.isMissing).toBeUndefined();
});

test('marks no name as missing that the source may have', () => {
  const own = 'def exact_match(result, rules): pass\n';
  const isMissing = (text: string) => {
    const files = { 'metrics.py': `${own}${text}`, 'metrics/__init__.py': '' };
    return vocabularyOf(files).find('metric', 'check_csv')?.isMissing;
  };
  expect(isMissing('')).toBe(true);
  expect(isMissing('from other import check_csv\n')).toBeUndefined();
  expect(isMissing('globals()[name] = make()\n')).toBeUndefined();
});

test('says where functions are that no package imports', () => {
  const { others } = vocabularyOf({
    'getters/__init__.py': '',
    'getters/a.py': 'def get_it(): pass\n',
  });
  const place = { file: 'desktop/evaluators/getters/a.py', line: 1 };
  expect(others.getter?.hidden).toEqual(new Map([['it', place]]));
});

test('leaves the built-in contract where the source cannot be read', () => {
  const text = '@retry\ndef exact_match(result): return 1\n';
  const { contract, source } =
    vocabularyOf({ 'metrics/a.py': text }).find('metric', 'exact_match') ?? {};
  expect(contract).toEqual(createVocabulary().find('metric', 'exact_match')?.contract);
  expect(source).toMatchObject({ closed: [], unread: expect.any(String) as string });
});
