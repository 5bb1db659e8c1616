import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { unpackIndex } from '../index/explorer-data.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { listSearchedTexts } from './searched-columns.ts';
import { type TaskDetails, toTaskDetails, unpackDetails } from './task-details.ts';

const catalogue = exampleCatalogue(
  {
    'a.json': {
      id: 'a',
      instruction: 'Close it.',
      related_apps: ['vlc'],
      config: [{ type: 'execute', parameters: { command: ['pkill', '-f', 'vlc'] } }],
      evaluator: {
        func: 'check_csv',
        result: { type: 'vm_file', path: '/a.csv' },
        options: { n: 7 },
      },
    },
    'b.json': {
      id: 'b',
      config: [],
      proxy: true,
      fixed_ip: false,
      evaluator: { func: 'infeasible' },
    },
  },
  { datasetFile: { title: 'Examples', language: 'en', synonyms: [['mute', 'silence']] } },
);
// What the browser gets is JSON.
const details = unpackDetails(JSON.parse(JSON.stringify(toTaskDetails(catalogue))) as TaskDetails);

test('gives the values of each task back', () => {
  const list = details.lists[details.listOf[0] ?? -1] ?? [];
  const fields = list.map(
    (field) =>
      `${details.paths[details.pathOf[field] ?? -1]}=${details.values[details.valueOf[field] ?? -1]}`,
  );
  expect(fields).toContain('config.parameters.command=pkill -f vlc');
  expect(fields).toContain('options.n=7');
});

test('contains the synonyms of the dataset', () => {
  expect(details.synonyms).toEqual([['mute', 'silence']]);
});

test('searches instruction, id, names and values, but no numbers', () => {
  const data = unpackIndex(toExplorerIndex(catalogue));
  const texts = listSearchedTexts(data, details, 0);
  expect(texts.slice(0, 4)).toEqual(['Close it.', 'a', 'VLC', 'vlc']);
  expect(texts).toContain('pkill -f vlc');
  expect(texts).toContain('/a.csv');
  expect(texts).not.toContain('7');
});

test('searches what a task needs by the name of its field', () => {
  const data = unpackIndex(toExplorerIndex(catalogue));
  const texts = listSearchedTexts(data, details, 1);
  expect(texts).toContain('proxy');
  expect(texts).not.toContain('fixed_ip');
});

test('searches the sentence that says when a task passes, without the values in it', () => {
  const data = unpackIndex(toExplorerIndex(catalogue));
  expect(listSearchedTexts(data, details, 1)).toContain(
    "Passes when the agent's last action is FAIL, and only then: … marks a task that cannot be " +
      'done. OSWorld fails any other task that ends with FAIL.',
  );
  expect(details.sentences.join()).not.toContain('check_csv');
});
