import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { toQuotedText } from '#text/rich-text.ts';
import { compareTasks } from '../tasks/compare-tasks.ts';
import { compareCodes } from './compare-codes.ts';
import { exampleCode } from './example-code.ts';

const pieces = {
  'metrics/table.py:compare_table': 'def compare_table(a, b):\n    return load(a) == load(b)',
  'metrics/load.py:load': '@cached\ndef load(path):\n    return read(path, LIMIT)',
  'metrics/load.py:LIMIT': 'LIMIT = 5',
  'metrics/text.py:exact_match': 'def exact_match(a, b):\n    return a == b',
  'getters/file.py:get_vm_file': 'def get_vm_file(env, config):\n    return env.fetch(config)',
  'setup.py:Controller.download': 'def download(self, files):\n    self.get(files)',
  'env.py:evaluate': 'def evaluate(self):\n    return self.metric()',
  'env.py:Controller.setup': 'def setup(self, steps):\n    run(steps)',
};

const table = ['metrics/table.py:compare_table', 'metrics/load.py:load', 'metrics/load.py:LIMIT'];
const source = {
  pieces,
  functions: {
    metric: { compare_table: table, exact_match: ['metrics/text.py:exact_match'] },
    getter: { vm_file: ['getters/file.py:get_vm_file'] },
    action: { download: ['setup.py:Controller.download'] },
  },
  judge: ['env.py:evaluate'],
  starter: ['env.py:Controller.setup'],
};

const edit = (...keys: (keyof typeof pieces)[]) => ({
  ...source,
  pieces: {
    ...pieces,
    ...Object.fromEntries(keys.map((key) => [key, `${pieces[key]}  # other`])),
  },
});

const tables = {
  evaluator: {
    func: 'compare_table',
    result: { type: 'vm_file', path: '/home/user/a.csv', dest: 'a.csv' },
  },
};
const texts = { evaluator: { func: 'exact_match', result: { type: 'get_vm_file' } } };
const download = { type: 'download', parameters: { files: [] } };

function describe(before: JsonObject, after: JsonObject, later: Parameters<typeof exampleCode>[0]) {
  const compared = compareTasks(exampleTask(before), exampleTask(after), {
    quotesExpected: true,
    code: compareCodes(exampleCode(source), exampleCode(later)),
  });
  return [compared.class, ...compared.changes.map(({ sentence }) => toQuotedText(sentence))];
}

const withoutTable = {
  ...source,
  functions: { ...source.functions, metric: { exact_match: ['metrics/text.py:exact_match'] } },
};

const { judge: _judge, ...withoutJudge } = source;

test.for<[string, JsonObject, Parameters<typeof exampleCode>[0], ...string[]]>([
  [
    'its metric',
    tables,
    edit('metrics/table.py:compare_table'),
    'The code of “compare_table” has changed (“metrics/table.py”, 1 function), so results may differ.',
  ],
  [
    'what its metric uses, in two modules',
    tables,
    edit('metrics/table.py:compare_table', 'metrics/load.py:load', 'metrics/load.py:LIMIT'),
    'The code of “compare_table” has changed (“metrics/table.py”, 1 function; “metrics/load.py”, 2 definitions), so results may differ.',
  ],
  [
    'a getter that it names with its prefix',
    texts,
    edit('getters/file.py:get_vm_file'),
    'The code of “vm_file” has changed (“getters/file.py”, 1 function), so results may differ.',
  ],
  [
    'an action of its setup',
    { ...texts, config: [download] },
    edit('setup.py:Controller.download'),
    'The code of “download” has changed (“setup.py”, 1 function), so the start may differ.',
  ],
  [
    'an action before judging',
    { evaluator: { ...texts.evaluator, postconfig: [download] } },
    edit('setup.py:Controller.download'),
    'The code of “download” has changed (“setup.py”, 1 function), so results may differ.',
  ],
  [
    'an action of both',
    { config: [download], evaluator: { ...texts.evaluator, postconfig: [download] } },
    edit('setup.py:Controller.download'),
    'The code of “download” has changed (“setup.py”, 1 function), so the start and results may differ.',
  ],
  [
    'what judges all tasks',
    texts,
    edit('env.py:evaluate'),
    'The code that judges tasks has changed (“env.py”, 1 function), so results may differ.',
  ],
  [
    'what starts all tasks',
    texts,
    edit('env.py:Controller.setup'),
    'The code that starts tasks has changed (“env.py”, 1 function), so the start may differ.',
  ],
  [
    'a metric that is gone',
    tables,
    withoutTable,
    'The environment no longer has the function “compare_table”, so results may differ.',
  ],
  [
    'a judge that is gone',
    texts,
    withoutJudge,
    'The code that judges tasks is no longer found in the environment, so results may differ.',
  ],
])('a change of %s is one of code', ([, fields, later, ...sentences]) => {
  expect(describe(fields, fields, later)).toEqual(['code', ...sentences]);
});

test.for<[string, JsonObject, Parameters<typeof exampleCode>[0]]>([
  ['nothing', tables, source],
  ['a metric that it does not use', texts, edit('metrics/table.py:compare_table')],
  ['what only another metric uses', texts, edit('metrics/load.py:LIMIT')],
  ['an action that it does not use', texts, edit('setup.py:Controller.download')],
  ['a metric of others that is gone', texts, withoutTable],
  [
    'the file of a function alone',
    texts,
    {
      ...source,
      pieces: { ...pieces, 'new.py:exact_match': pieces['metrics/text.py:exact_match'] },
      functions: {
        ...source.functions,
        metric: { ...source.functions.metric, exact_match: ['new.py:exact_match'] },
      },
    },
  ],
  ['what judges a task that nothing judges', { evaluator: { func: '' } }, edit('env.py:evaluate')],
])('a change of %s is none of a task', ([, fields, later]) => {
  expect(describe(fields, fields, later)).toEqual(['same']);
});

test('a metric that only the later task uses is a change of its file alone', () => {
  const [worst, ...sentences] = describe(texts, tables, edit('metrics/table.py:compare_table'));
  expect(worst).toBe('judging');
  expect(sentences.join(' ')).not.toContain('The code of');
});

test('a task of which the file and code have changed has the worst class of both', () => {
  const code = edit('metrics/table.py:compare_table');
  expect(describe(tables, { ...tables, instruction: 'Sort it.' }, code)[0]).toBe('code');
  expect(describe(tables, { evaluator: { ...tables.evaluator, options: {} } }, code)).toEqual([
    'code',
    expect.stringContaining('written in another way'),
    expect.stringContaining('The code of “compare_table”'),
  ]);
});

const neutral = 'check_mailclient_prefs';
const product = 'check_thunderbird_prefs';

test('a function is found under its neutral and its product name, in each state', () => {
  const named = (name: string, text: string) => ({
    pieces: { [`m.py:${name}`]: text },
    functions: { metric: { [name]: [`m.py:${name}`] } },
  });
  const fields = exampleTask({ evaluator: { func: neutral, result: { type: 'rule' } } });
  const describeBetween = (before: object, after: object) =>
    compareTasks(fields, fields, {
      quotesExpected: true,
      code: compareCodes(
        exampleCode(before as Parameters<typeof exampleCode>[0]),
        exampleCode(after as Parameters<typeof exampleCode>[0]),
      ),
    }).changes.map(({ sentence }) => toQuotedText(sentence));
  const changed = [
    `The code of “${neutral}” has changed (“m.py”, 1 function), so results may differ.`,
  ];
  const [old, now] = ['def f():\n    return 0', 'def f():\n    return 1'];
  expect(describeBetween(named(product, old), named(product, now))).toEqual(changed);
  expect(describeBetween(named(product, old), named(neutral, now))).toEqual(changed);
  expect(describeBetween(named(product, old), named(neutral, old))).toEqual([]);
});

test.for([
  ['openpyxl 3.1.2', 'openpyxl 3.1.5', 'uses openpyxl 3.1.5 instead of 3.1.2'],
  ['openpyxl', 'openpyxl 3.1.5', 'uses openpyxl 3.1.5 (before, no version was stated)'],
  ['openpyxl 3.1.2', 'openpyxl', 'uses openpyxl, of which no version is stated (before, 3.1.2)'],
] as const)('says that %j became %j', ([before, after, words]) => {
  const code = compareCodes(
    exampleCode({ ...source, packages: [before, 'pandas'] }),
    exampleCode({ ...edit('metrics/load.py:load'), packages: [after, 'pandas'] }),
  );
  const fields = [tables, texts].map(exampleTask);
  const [first, second] = fields.map((task) =>
    compareTasks(task, task, { quotesExpected: true, code }).changes.map(({ sentence }) =>
      toQuotedText(sentence),
    ),
  );
  expect(first?.[0]).toBe(
    `The code of “compare_table” has changed (“metrics/load.py”, 1 function) and ${words}, so results may differ.`,
  );
  expect(second?.[0]).toBe(`The code of “exact_match” ${words}, so results may differ.`);
});

test('of the same two states, the comparison is made once, and equal ones differ in nothing', () => {
  const [one, other] = [exampleCode(source), exampleCode(edit('env.py:evaluate'))];
  expect(compareCodes(one, other)).toBe(compareCodes(one, other));
  expect(compareCodes(one, exampleCode(source))).toMatchObject({ difference: undefined });
});
