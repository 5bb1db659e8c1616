import { expect, test } from 'vitest';
import {
  cloudFile,
  commandOutput,
  downloadStep,
  executeStep,
  openStep,
  vmFile,
} from '#lint/examples/example-parts.ts';
import { listShortcuts } from '../examples/list-shortcuts.ts';

const list = (fields: object) =>
  listShortcuts('reference-in-reach', { instruction: 'Put totals into pond.xlsx.', ...fields });

const path = '/home/user/pond.xlsx';
const result = vmFile(path);
const input = downloadStep(path, 'https://files.example.org/ponds/pond.xlsx');
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
const written = (to: string, more: object = {}) => ({
  type: 'own_text',
  parameters: { path: to, content: '7\n', ...more },
});
const printed = (text: string) => judge(commandOutput(text, { shell: true }));
const gold = 'https://files.example.org/ponds/pond_gold.xlsx';

test.for([
  [
    'on the machine under a name that says so',
    {
      config: [input, downloadStep('/home/user/.cache/pond_gold.xlsx', gold)],
      evaluator: judge(cloudFile(gold)),
    },
    [
      'likely public reference beside an input evaluator/expected/path',
      'certain reference on the machine config/1/parameters/files/0/path',
    ],
  ],
  [
    'written by a command of the setup',
    {
      config: [executeStep("printf '3\\n5\\n' > /var/lib/check/sums.txt", { shell: true })],
      evaluator: command('diff /var/lib/check/sums.txt ~/sums-of-ponds.txt && echo same'),
    },
    ['certain reference on the machine config/0/parameters/command'],
  ],
  [
    'uploaded to a hidden folder',
    {
      config: [
        {
          type: 'upload_file',
          parameters: { files: [{ local_path: 'refs/done.xlsx', path: '/home/user/.x/d.xlsx' }] },
        },
      ],
      evaluator: judge({ type: 'own_local', file: './refs/done.xlsx' }),
    },
    ['certain reference on the machine config/0/parameters/files/0/path'],
  ],
  [
    'read from the machine where setup puts it',
    {
      config: [input, downloadStep('/opt/a/b.xlsx', 'https://files.example.org/z/b.xlsx')],
      evaluator: judge(vmFile('/opt/a/b.xlsx')),
    },
    ['certain reference on the machine config/1/parameters/files/0/path'],
  ],
  [
    'that a program of the setup makes',
    {
      config: [input, executeStep('sort-sheet ~/pond.xlsx -o /tmp/.right.xlsx', { shell: true })],
      evaluator: judge(vmFile('/tmp/.right.xlsx')),
    },
    ['certain reference on the machine config/1/parameters/command'],
  ],
  [
    'that setup copies',
    {
      config: [executeStep('cp /opt/keys/pond.xlsx ~/.k/pond_gold.xlsx', { shell: true })],
      evaluator: judge(vmFile('/home/user/.k/pond_gold.xlsx')),
    },
    ['certain reference on the machine config/0/parameters/command'],
  ],
  [
    'that a command prints to compare with',
    {
      config: [written('/srv/keys/sums.txt')],
      evaluator: printed('cat /srv/keys/sums.txt'),
    },
    ['certain reference on the machine config/0/parameters/path'],
  ],
  [
    'that a program makes which setup leaves',
    {
      config: [written('/home/user/ponds/count.py')],
      evaluator: printed('python3 ~/ponds/count.py'),
    },
    ['certain reference on the machine config/0/parameters/path'],
  ],
] as const)('finds a reference %s', ([, fields, lines]) => {
  expect(list(fields)).toEqual(lines);
});

test.for([
  [
    'a file that setup writes and the agent changes',
    {
      config: [executeStep("printf 'a\\n' > /home/user/names.txt", { shell: true })],
      evaluator: command("diff ~/names.txt <(printf 'b\\n') && echo same"),
    },
  ],
  [
    'a file that the agent is to copy',
    {
      instruction: 'Copy plan.txt into the folder old.',
      config: [executeStep("printf 'a\\n' > /home/user/plan.txt", { shell: true })],
      evaluator: command('cmp ~/plan.txt ~/old/plan.txt && echo same'),
    },
  ],
  [
    'what setup removes, and the agent makes',
    {
      config: [executeStep('rm -f /home/user/out/second.xlsx', { shell: true })],
      evaluator: judge(vmFile('/home/user/out/second.xlsx')),
    },
  ],
  [
    'a copy of an input to measure a change with',
    {
      config: [input, executeStep('cp ~/pond.xlsx /tmp/.pond.xlsx', { shell: true })],
      evaluator: judge(vmFile('/tmp/.pond.xlsx')),
    },
  ],
  [
    'what only the administrator may read',
    {
      config: [written('/srv/keys/sums.txt', { owner: 'root', mode: '600' })],
      evaluator: printed('sudo cat /srv/keys/sums.txt'),
    },
  ],
  [
    'an input that a command reads to compare with',
    { config: [written('/home/user/ponds.csv')], evaluator: printed('wc -l < ~/ponds.csv') },
  ],
  [
    'a program that the agent is to repair',
    {
      instruction: 'Repair count.py, and put totals into pond.xlsx.',
      config: [written('/home/user/ponds/count.py')],
      evaluator: printed('python3 ~/ponds/count.py'),
    },
  ],
  [
    'what a state was before',
    {
      config: [executeStep('ls /home/user > /var/tmp/before', { shell: true })],
      evaluator: command('ls ~ | diff /var/tmp/before ~/after && echo same'),
    },
  ],
  [
    'a file that setup opens for the agent',
    {
      config: [
        downloadStep('/home/user/answer_key.xlsx', 'https://files.example.org/k/key.xlsx'),
        openStep('/home/user/answer_key.xlsx'),
      ],
      evaluator: judge({ type: 'rule', rules: { expected: 1 } }),
    },
  ],
] as const)('leaves out %s', ([, fields]) => {
  expect(list(fields)).toEqual([]);
});
