import { expect, test } from 'vitest';
import {
  cloudFile,
  commandOutput,
  downloadStep,
  executeStep,
  vmFile,
} from '#lint/examples/example-parts.ts';
import type { Environment } from '#format/environment-schema.ts';
import { listShortcuts } from '../examples/list-shortcuts.ts';

const list = (fields: object, environment?: Environment) =>
  listShortcuts(
    'reference-in-reach',
    { instruction: 'Put totals into pond.xlsx.', ...fields },
    environment,
  );

const path = '/home/user/pond.xlsx';
const result = vmFile(path);
const inputAddress = 'https://files.example.org/ponds/pond.xlsx';
const input = downloadStep(path, inputAddress);
const judge = (expected: object, more: object = {}) => ({
  func: 'compare_table',
  result,
  expected,
  ...more,
});
const command = (text: string) => ({
  func: 'check_include_exclude',
  result: commandOutput(text, { shell: true }),
  expected: { type: 'rule', rules: { include: ['same'] } },
});
const gold = 'https://files.example.org/ponds/pond_gold.xlsx';

test.for([
  [
    'beside the input',
    { config: [input], evaluator: judge(cloudFile(gold)) },
    ['likely public reference beside an input evaluator/expected/path'],
  ],
  [
    'beside it, in another spelling',
    {
      config: [
        downloadStep(path, 'https://huggingface.co/datasets/a/b/resolve/main/my%20ponds/pond.xlsx'),
      ],
      evaluator: judge(
        cloudFile(
          'http://huggingface.co/datasets/a/b/blob/main/my ponds/x.xlsx'.replace(' ', '%20'),
        ),
      ),
    },
    ['likely public reference beside an input evaluator/expected/path'],
  ],
  [
    'elsewhere',
    { config: [input], evaluator: judge(cloudFile('https://answers.example.org/1.xlsx')) },
    ['likely public reference evaluator/expected/path'],
  ],
  [
    'several, each once',
    {
      evaluator: {
        func: ['compare_table', 'compare_table'],
        result: [result, result],
        expected: [
          { ...cloudFile(gold), path: [gold, 'https://files.example.org/b.xlsx'], multi: true },
          cloudFile(gold),
        ],
      },
    },
    [
      'likely public reference evaluator/expected/0/path/0',
      'likely public reference evaluator/expected/0/path/1',
    ],
  ],
  [
    'under any key of a getter of the project',
    { evaluator: judge({ type: 'fetched_sheet', of: { answer: [{ link: gold }] } }) },
    ['likely public reference evaluator/expected/of/answer/0/link'],
  ],
  [
    'with exchanged sides',
    { evaluator: judge(result, { result: cloudFile(gold) }) },
    ['likely public reference evaluator/result/path'],
  ],
  [
    'in the options of a metric',
    { evaluator: { func: 'own_metric', result, options: { gold_file: gold } } },
    ['likely public reference evaluator/options/gold_file'],
  ],
  [
    'fetched by a command of the judge',
    { evaluator: command(`curl -s ${gold} | cmp - ~/pond.xlsx && echo same`) },
    ['likely public reference evaluator/result/command'],
  ],
  [
    'downloaded after the agent, and then read',
    {
      evaluator: judge(vmFile('/tmp/right.xlsx'), {
        postconfig: [downloadStep('/tmp/right.xlsx', gold)],
      }),
    },
    ['likely public reference evaluator/postconfig/0/parameters/files/0/url'],
  ],
  [
    'downloaded after the agent, together with the script that reads it',
    {
      evaluator: {
        ...command('python3 ~/same.py'),
        postconfig: [
          downloadStep('/home/user/pond_gold.csv', 'https://files.example.org/ponds/7.csv'),
          downloadStep('/home/user/same.py', 'https://files.example.org/ponds/same.py'),
        ],
      },
    },
    ['likely public reference evaluator/postconfig/0/parameters/files/0/url'],
  ],
  [
    'whose address the instruction has',
    {
      instruction: `Put totals into pond.xlsx. The outcome must be like ${gold}.`,
      evaluator: judge(cloudFile(gold)),
    },
    ['likely reference in the instruction evaluator/expected/path'],
  ],
] as const)('finds a reference %s', ([, fields, lines]) => {
  expect(list(fields)).toEqual(lines);
});

test.for([
  ['the very input', { config: [input], evaluator: judge(cloudFile(inputAddress)) }],
  [
    'the very input, a page',
    {
      config: [downloadStep('/home/user/pond.html', 'https://files.example.org/pond.html')],
      evaluator: judge(cloudFile('https://files.example.org/pond.html')),
    },
  ],
  [
    'what the result must differ from',
    { evaluator: judge(cloudFile('https://files.example.org/pond_7_original.xlsx')) },
  ],
  [
    'a package that judging downloads for its script',
    {
      evaluator: {
        ...command('python3 ~/same.py'),
        postconfig: [
          downloadStep(
            '/tmp/table_compare-2.1-py3-none-any.whl',
            'https://files.example.org/t.whl',
          ),
          executeStep(['pip', 'install', '/tmp/table_compare-2.1-py3-none-any.whl']),
          downloadStep('/home/user/same.py', 'https://files.example.org/ponds/same.py'),
        ],
      },
    },
  ],
  [
    'a file of the local network',
    { evaluator: judge(cloudFile('http://10.0.0.7/pond_gold.xlsx')) },
  ],
  ['a file of the machine', { evaluator: judge(cloudFile('http://localhost:8000/gold.xlsx')) }],
  ['a host without a domain', { evaluator: judge(cloudFile('http://judge/gold.xlsx')) }],
  ['an address with a secret', { evaluator: judge(cloudFile(`${gold}?X-Amz-Signature=1`)) }],
  ['an address that is completed', { evaluator: judge(cloudFile('https://{HOST}/gold.xlsx')) }],
  [
    'rules with an address',
    { evaluator: judge({ type: 'rule', rules: { expected: 'https://example.org/a.pdf' } }) },
  ],
  [
    'a page that the judge opens',
    { evaluator: judge({ type: 'own_page', url: 'https://example.org/prices.html' }) },
  ],
  [
    'what the agent is to download',
    {
      instruction: `Download ${gold} to the desktop.`,
      evaluator: judge(cloudFile(gold)),
    },
  ],
  [
    'a package that judging installs',
    { evaluator: command('curl -sO https://files.example.org/viewer.deb; dpkg -i viewer.deb') },
  ],
] as const)('leaves out %s', ([, fields]) => {
  expect(list(fields)).toEqual([]);
});

test('counts what the dataset says of the internet', () => {
  const fields = { evaluator: judge(cloudFile(gold)) };
  expect(list(fields, { internet: false })).toEqual([]);
  expect(list(fields, { internet: true })).toEqual([
    'certain public reference evaluator/expected/path',
  ]);
});
