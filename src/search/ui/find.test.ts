import { expect, test } from 'vitest';
import { exampleCatalogue } from '../../catalogue/example-catalogue.ts';
import { unpackIndex } from '../../catalogue/explorer/explorer-data.ts';
import { toExplorerIndex } from '../../catalogue/explorer/explorer-index.ts';
import { find } from './find.ts';
import { toSearchedTasks } from './load-tasks.ts';
import type { Pagefind } from './pagefind.ts';

const catalogue = exampleCatalogue({
  'os/a.json': {
    id: 'a',
    instruction: 'Put it in a list.',
    evaluator: { func: 'is_in_list', result: { type: 'vm_file', path: '/a' } },
  },
});
const tasks = toSearchedTasks(unpackIndex(toExplorerIndex(catalogue)), undefined);

/** Finds two metrics, whatever is searched for. */
const pagefind: Pagefind = {
  search: () =>
    Promise.resolve({
      results: ['check_list', 'is_in_list'].map((title) => ({
        data: () => Promise.resolve({ url: `/${title}/`, content: title, meta: { title } }),
      })),
      filters: { kind: { Metrics: 2 } },
    }),
};

const findTitles = async (text: string) => {
  const sources = { tasks, pagefind, base: '/' };
  const { groups } = await find(sources, { text, chosen: new Map() }, () => true);
  return groups.map(({ results }) => results.map(({ title }) => title));
};

test.for([
  [
    'a name first, whose words are common',
    'is in list',
    [['is_in_list', 'check_list'], [expect.any(String)]],
  ],
  ['tasks first otherwise', 'list', [[expect.any(String)], ['check_list', 'is_in_list']]],
  ['tasks alone without a word', '-chart', [[expect.any(String)]]],
  ['all without anything typed', '', [[expect.any(String)], ['check_list', 'is_in_list']]],
] as const)('finds %s', async ([, text, titles]) => {
  expect(await findTitles(text)).toEqual(titles);
});
