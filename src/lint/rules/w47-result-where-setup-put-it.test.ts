import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
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
  findProblems(rule, {
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

test('names both paths', () => {
  expect(rule.message({ judged: '/tmp/a', placed: '/home/user/a' })).toBe(
    'the result is "/tmp/a", but setup puts and opens "/home/user/a"; use one path',
  );
});
