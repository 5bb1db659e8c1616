import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toTaskDetails, unpackDetails } from '#explorer/details/task-details.ts';
import { unpackIndex } from '#explorer/index/explorer-data.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { createTaskFinder } from '#explorer/finder/task-finder.ts';
import { searchExamples } from './search-examples.ts';

const sheet = { type: 'vm_file', path: '/home/user/orders.csv', dest: 'orders.csv' };
const tasks = {
  'a.json': {
    id: '3bb2a432-f95d-48e1',
    instruction: 'Set the line spacing to 1.5.',
    related_apps: ['vlc'],
    evaluator: { func: 'check_csv', result: sheet, options: { ignore_case: true } },
  },
  'b.json': {
    id: 'b',
    instruction: 'Which line spacing has this page?',
    evaluator: { func: 'infeasible' },
  },
  'c.json': {
    id: 'c',
    config: [{ type: 'chrome_open_tabs', parameters: { urls_to_open: ['https://example.org/'] } }],
  },
};

test('offers words of instructions, words that are read as filters, and an option', () => {
  expect(searchExamples(exampleCatalogue(tasks))).toEqual([
    'line spacing',
    'needs a live site',
    'infeasible',
    'option:ignore_case',
  ]);
});

test('each of them finds tasks', () => {
  const catalogue = exampleCatalogue(tasks);
  const data = unpackIndex(toExplorerIndex(catalogue));
  const finder = createTaskFinder(data, unpackDetails(toTaskDetails(catalogue)));
  for (const example of searchExamples(catalogue)) {
    const found = finder.find(example);
    expect({ example, missing: found?.missing, rows: found && found.rows.length > 0 }).toEqual({
      example,
      missing: [],
      rows: true,
    });
  }
});

test('offers an app, a metric and the beginning of an id where there is nothing else', () => {
  const catalogue = exampleCatalogue({
    'a.json': { id: '3bb2a432-f95d-48e1', related_apps: ['vlc'], evaluator: { func: 'check_csv' } },
  });
  expect(searchExamples(catalogue)).toEqual(['VLC', 'check_csv', '3bb2a432']);
});

test('offers no metric that no task names', () => {
  const catalogue = exampleCatalogue({ 'a.json': { id: 'a', related_apps: [], evaluator: {} } });
  expect(searchExamples(catalogue)).toEqual(['a']);
});

test('offers no empty examples', () => {
  expect(searchExamples({ ...exampleCatalogue({}), entries: [] })).not.toContain('');
});
