import { expect, test } from 'vitest';
import { methods, readExampleLoader } from '../contracts/example-loader.ts';

const execute = (body: string) =>
  [
    'class Steps:',
    '  def _run_setup(self, command, host=None):',
    ...body.split('\n').map((line) => `    ${line}`),
    '',
  ].join('\n');

const ofSetup = (body: string, before = '') => readExampleLoader({ setup: before + execute(body) });

test.for<[string, string, readonly string[], boolean]>([
  ['replace', 'command = command.replace("{SECRET}", self.secret)', ['{SECRET}'], false],
  ['elements', 'command = [word.replace("{WIDTH}", "1") for word in command]', ['{WIDTH}'], false],
  ['a constant', 'return command.replace(MARK, host)', ['MY_HOST'], false],
  [
    'a table',
    'for old, new in {"<USER>": "a", "<HOME>": "b"}.items():\n  command = command.replace(old, new)',
    ['<USER>', '<HOME>'],
    false,
  ],
  [
    'a list of pairs',
    'pairs = [("%USER%", "a")]\nfor old, new in pairs:\n  command = command.replace(old, new)',
    ['%USER%'],
    false,
  ],
  ['format', 'return command.format(SECRET=self.secret)', ['{SECRET}'], false],
  ['sub', 'return re.sub("MY_HOST", host, command)', ['MY_HOST'], false],
  ['an escaped pattern', 'return re.sub(r"\\{HOST\\}", host, command)', ['{HOST}'], false],
  ['a template', 'return Template(command).substitute(HOST=host)', ['$HOST', '${HOST}'], false],
  ['nothing', 'return command', [], false],
  ['line feeds', 'return command.replace("\\r\\n", "\\n")', [], false],
  ['text of the program', 'return "_{:}_setup".format(command)', [], false],
  ['a name of the program', 'name = "{}-{}"\nreturn name.format(1, 2)', [], false],
  ['format with all values', 'return command.format(**self.values)', [], true],
  [
    'an unknown table',
    'for old, new in self.table.items():\n  command = command.replace(old, new)',
    [],
    true,
  ],
  ['a pattern', 'return re.sub(r"<(\\w+)>", host, command)', [], true],
  ['a template of unknown values', 'return Template(command).substitute(self.values)', [], true],
])('reads what is replaced in commands: %s', ([, body, texts, more]) => {
  const { replacements, mayReplaceMore } = ofSetup(body, 'MARK = "MY_HOST"\n');
  expect(replacements.map(({ text }) => text)).toEqual(texts);
  expect(mayReplaceMore).toBe(more);
});

const fill = [
  'def fill(data, old, new):',
  '  if isinstance(data, dict):',
  '    return {key: fill(value, old, new) for key, value in data.items()}',
  '  return data.replace(old, new) if isinstance(data, str) else data',
  '',
].join('\n');

test('reads what a helper replaces in a whole task, from what it is called with', () => {
  const loader =
    fill +
    methods([
      'begin(self, spec)',
      'spec = fill(spec, "PUT_HOST_HERE", self.host)\nself.judge = spec["evaluator"]',
    ]);
  expect(readExampleLoader({ loader })).toMatchObject({
    replacements: [
      { text: 'PUT_HOST_HERE', within: 'task', at: { file: 'lab/bench.py', line: 4 } },
    ],
    fields: { evaluator: { need: 'required' } },
    mayReplaceMore: false,
  });
});

test('reads what a runner replaces in a task, and not in prompts of agents', () => {
  const runner = [
    'def go(env, path, host):',
    '  item = json.loads(open(path).read().replace("@HOST@", host))',
    '  say(item["evaluator"])',
    '',
    'def ask(prompt):',
    '  return prompt.replace("USER_GOAL", "x")',
    '',
  ].join('\n');
  const { replacements } = readExampleLoader({ runner });
  expect(replacements.map(({ text }) => text)).toEqual(['@HOST@']);
});
