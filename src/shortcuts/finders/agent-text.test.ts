import { expect, test } from 'vitest';
import type { AgentTextUse } from '#vocabulary/contract/agent-text-use.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { SourceFunction } from '#vocabulary/source/source-facts.ts';
import { createVocabulary, type Vocabulary } from '#vocabulary/vocabulary.ts';
import { findShortcuts } from '../find-shortcuts.ts';

const at = { file: 'metrics/it.py', line: 4 };
const evaluates = { does: 'evaluates', call: 'eval', at } as const;

/** A metric "weigh" and a getter "scale" that do something with what an agent made. */
function readVocabulary(kind: FunctionKind, uses: readonly AgentTextUse[]): Vocabulary {
  const place = { file: 'metrics/it.py', line: 1, end: 9 };
  const read = (agentText?: readonly AgentTextUse[]): SourceFunction => ({
    place,
    parts: {},
    ...(agentText && { agentText }),
  });
  const functionsOf = (own: FunctionKind, name: string) =>
    new Map([[name, read(own === kind ? uses : undefined)]]);
  const functions = {
    action: new Map(),
    getter: functionsOf('getter', 'scale'),
    metric: functionsOf('metric', 'weigh'),
  };
  return createVocabulary({}, { source: { functions, complete: [] } });
}

function find(evaluator: object, vocabulary: Vocabulary) {
  const found = findShortcuts({ file: 'a.json', fields: { evaluator } }, { vocabulary });
  return found
    .filter((shortcut) => shortcut.class === 'unsafe-judge' || shortcut.class === 'judged-by-model')
    .map((shortcut) => [shortcut.kind, shortcut.certainty, shortcut.at.join('/')]);
}

const file = { type: 'vm_file', path: '/home/user/a.txt', dest: 'a.txt' };
const output = { type: 'vm_command_line', command: 'cat a.txt' };
const rule = (rules: object) => ({ type: 'rule', rules });
const when = [{ part: 'rules', path: ['how'], is: ['code'] }] as const;

test.for([
  ['a call', [evaluates], { result: output }, [['text is evaluated', 'likely', 'evaluator/func']]],
  [
    'a call that depends on the version of a library',
    [{ does: 'restores', call: 'torch.load', isUnsure: true, at }],
    { result: file },
    [['objects are restored', 'likely', 'evaluator/func']],
  ],
  [
    'a call that a rule leads to',
    [{ ...evaluates, when }],
    { result: output, expected: rule({ how: 'code' }) },
    [['text is evaluated', 'likely', 'evaluator/func']],
  ],
  [
    'a call that a rule of another source may lead to',
    [{ ...evaluates, when }],
    { result: output, expected: { type: 'drawn', seed: 3 } },
    [['text is evaluated', 'likely', 'evaluator/func']],
  ],
  [
    'what is compared with, from the machine',
    [{ does: 'runs', call: 'os.system', of: 'expected', at }],
    { result: file, expected: file },
    [['text is run in a shell', 'certain', 'evaluator/func']],
  ],
  [
    'a test that imports a program of the agent',
    [{ does: 'imports', call: 'exec_module', of: 'expected', at }],
    {
      result: { ...file, dest: 'sum.py' },
      expected: { type: 'cloud_file', path: 'https://example.org/t.py', dest: 't.py' },
    },
    [['program is imported', 'likely', 'evaluator/func']],
  ],
  [
    'an archive',
    [{ does: 'unpacks', call: 'shutil.unpack_archive', isByName: true, isUnsure: true, at }],
    { result: { ...file, dest: 'a.tar.gz' } },
    [['archive is unpacked', 'likely', 'evaluator/func']],
  ],
  [
    'a model',
    [{ does: 'asks', call: 'client.chat.completions.create', isText: true, at }],
    { result: output },
    [['model reads the result', 'likely', 'evaluator/func']],
  ],
] as const)('finds %s', ([, uses, evaluator, found]) => {
  expect(find({ func: 'weigh', ...evaluator }, readVocabulary('metric', uses))).toEqual(found);
});

test.for([
  ['a call that a rule leads past', [{ ...evaluates, when }], { expected: rule({ how: 'text' }) }],
  ['a call without the rule', [{ ...evaluates, when }], { expected: rule({}) }],
  ['the path of a file', [{ ...evaluates, isText: true }], { result: file }],
  ['what the task says', [evaluates], { result: rule({ size: 3 }) }],
  ['a result that is not there', [evaluates], { result: undefined }],
  [
    'what is compared with, from the task',
    [{ ...evaluates, of: 'expected' }],
    { expected: rule({}) },
  ],
  [
    'a test of something else than a program',
    [{ does: 'imports', call: 'exec_module', of: 'expected', at }],
    {
      result: file,
      expected: { type: 'cloud_file', path: 'https://example.org/t.py', dest: 't.py' },
    },
  ],
  [
    'an archive of ZIP',
    [{ does: 'unpacks', call: 'shutil.unpack_archive', isByName: true, at }],
    { result: { ...file, dest: 'a.zip' } },
  ],
  [
    'an archive that judging makes',
    [{ does: 'unpacks', call: 'extractall', at }],
    {
      result: { ...file, dest: 'a.tar' },
      postconfig: [{ type: 'execute', parameters: { command: 'tar -cf a.tar *.txt' } }],
    },
  ],
  ['no call', [], {}],
] as const)('passes over %s', ([, uses, evaluator]) => {
  const vocabulary = readVocabulary('metric', uses);
  expect(find({ func: 'weigh', result: output, ...evaluator }, vocabulary)).toEqual([]);
});

test('finds what a getter does, where the source is', () => {
  const when = [{ part: 'keys', path: ['as'], default: 'text', is: ['code'] }] as const;
  const vocabulary = readVocabulary('getter', [{ ...evaluates, when }]);
  const results = [{ type: 'scale', as: 'code' }, { type: 'scale' }];
  expect(find({ func: ['weigh', 'weigh'], result: results }, vocabulary)).toEqual([
    ['text is evaluated', 'certain', 'evaluator/result/0'],
  ]);
});

const builtIn = createVocabulary();

test('says of built-in functions what those of OSWorld do', () => {
  const [shortcut] = findShortcuts(
    {
      file: 'a.json',
      fields: { evaluator: { func: 'check_gnome_favorite_apps', result: output } },
    },
    { vocabulary: builtIn },
  );
  expect(shortcut).toEqual(
    expect.objectContaining({
      kind: 'text is evaluated',
      certainty: 'likely',
      message:
        '"check_gnome_favorite_apps", as OSWorld has it, evaluates what the agent wrote as code, with eval',
    }),
  );
});

test('forgets what is built in where the source shows otherwise', () => {
  const source = readVocabulary('metric', []);
  const functions = {
    action: new Map(),
    getter: new Map(),
    metric: new Map([
      [
        'check_gnome_favorite_apps',
        { place: { file: 'a.py', line: 1, end: 2 }, parts: {} } satisfies SourceFunction,
      ],
    ]),
  };
  const evaluator = { func: 'check_gnome_favorite_apps', result: output };
  const vocabulary = createVocabulary({}, { source: { functions, complete: ['metric'] } });
  expect([find(evaluator, vocabulary), find(evaluator, source).length]).toEqual([[], 1]);
});

const asked = ['model reads the result', 'likely', 'evaluator/func'];

test.for([
  [
    'a prompt in the options',
    { func: 'llm_polite', options: { prompt: 'Is it polite?' } },
    [asked],
  ],
  [
    'a rubric in the rules',
    { func: 'grade_by_vlm', expected: rule({ rubric: ['a', 'b'] }) },
    [asked],
  ],
  [
    'a getter with a prompt',
    { func: 'exact_match', result: { type: 'gpt_answer', prompt: 'What is shown?' } },
    [['model reads the result', 'likely', 'evaluator/result']],
  ],
  ['a name alone', { func: 'llm_polite', options: { strict: true } }, []],
  ['a prompt alone', { func: 'check_polite', options: { prompt: 'Is it polite?' } }, []],
  ['a word within another one', { func: 'film_seen', options: { prompt: 'x' } }, []],
  ['a prompt that is a number', { func: 'llm_polite', options: { prompt: 3 } }, []],
] as const)('judges by name and keys that a model is asked: %s', ([, evaluator, found]) => {
  expect(find({ result: output, ...evaluator }, builtIn)).toEqual(found);
});
