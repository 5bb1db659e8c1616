import { expect, test } from 'vitest';
import { findWithAbout } from '../examples/find-problems.ts';
import { resultWhereSetupPutIt as rule } from './w47-result-where-setup-put-it.ts';

const path = '/home/user/stock.xlsx';
const judged = '/home/user/Desktop/stock.xlsx';
const download = (...paths: string[]) => ({
  type: 'download',
  parameters: { files: paths.map((place) => ({ path: place, url: 'https://example.org/a' })) },
});
const open = (place: unknown) => ({ type: 'open', parameters: { path: place } });
const run = (command: unknown, type = 'execute') => ({ type, parameters: { command } });
const setup = [download(path), open(path)];

const problemsIn = (config: readonly unknown[], results: unknown = judged, instruction?: unknown) =>
  findWithAbout(rule, {
    config,
    instruction: instruction ?? 'Add up the prices in the list.',
    evaluator: {
      func: 'compare_table',
      result: { type: 'vm_file', path: results, dest: 'stock.xlsx' },
    },
  });

test.for<[string, readonly unknown[], unknown?, unknown?]>([
  ['the same path', setup, path],
  ['the same path in another spelling', setup, '~/stock.xlsx'],
  ['another name', setup, '/home/user/Desktop/list.xlsx'],
  ['a file that nothing opens', [download(path)]],
  ['two files of that name', [...setup, download('/tmp/stock.xlsx'), open('/tmp/stock.xlsx')]],
  ['both files', setup, [judged, path]],
  ['a copy by a step', [...setup, run(['cp', path, judged])]],
  ['a copy of the folder', [...setup, run('cp -r /home/user/. /home/user/Desktop')]],
  ['a copy by the agent', setup, judged, 'Copy the list to another place.'],
  ['a folder in the instruction', setup, judged, 'The list belongs on my desktop.'],
  ['a document to save elsewhere', setup, judged, 'Sort the list and save it under its name.'],
  ['an instruction in another language', setup, judged, 'Sortiere die Liste.'],
  ['no instruction', setup, judged, 5],
  ['a task without files', [], path],
])('accepts %s', ([, config, results, instruction]) => {
  expect(problemsIn(config, results, instruction)).toEqual([]);
});

test.for([
  ['opens', setup],
  ['launches', [download(path), run(['localc', path], 'launch')]],
  ['saves', [...setup, run(['python', '-c', 'import pyautogui'])]],
  ['opens for a change in place', setup, 'Sort the list and save it in place.'],
] as const)('rejects another folder than that of the file that setup %s', ([, config, wish]) => {
  const at = ['evaluator', 'result', 'path'];
  expect(problemsIn(config, judged, wish)).toEqual([
    { at, judged, placed: path, about: ['/evaluator/result/path', judged] },
  ]);
});

const invoice = '/home/user/invoice.xlsx';

test.for([
  ['a result', { type: 'vm_file', path: '/home/user/invocie.xlsx', dest: 'a.xlsx' }, 'path'],
  ['a key of another getter', { type: 'total', file_path: '~/in/invoyce.xlsx' }, 'file_path'],
  ['a path on Windows', { type: 'total', file_path: 'C:\\in\\invoicee.xlsx' }, 'file_path'],
] as const)('rejects a misspelt name in %s', ([, result, key]) => {
  const evaluator = { func: 'compare_table', result };
  const view = { config: [download(invoice)], instruction: 'Als PDF ablegen.', evaluator };
  const judged = (result as Readonly<Record<string, string>>)[key];
  const [problem, ...others] = findWithAbout(rule, view);
  expect([problem, others]).toMatchObject([
    { at: ['evaluator', 'result', key], judged, placed: invoice, isMisspelt: true },
    [],
  ]);
});

test.for<[string, string, readonly unknown[], string?]>([
  ['a name of the instruction', 'invoices', [], 'Save it as Invoices.'],
  ['a name that a step uses', 'invoicee', [run('touch ~/invoicee.xlsx')]],
  ['another number', 'invoice2', []],
])('accepts %s that is nearly that of a file', ([, name, steps, instruction]) => {
  const judgedName = `/home/user/${name}.xlsx`;
  expect(problemsIn([download(invoice), ...steps], judgedName, instruction)).toEqual([]);
});

test('accepts a near name beside the name itself, and another kind of file', () => {
  expect(problemsIn([download(invoice)], [invoice, '/home/user/invoices.xlsx'])).toEqual([]);
  expect(problemsIn([download(invoice)], '/home/user/invoice.xlsm')).toEqual([]);
});
