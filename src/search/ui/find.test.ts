import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { unpackIndex } from '#explorer/index/explorer-data.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { find, findFirst } from './find.ts';
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

/** Finds two pages, whatever is searched for. */
const pagefindOf = (kind: string): Pagefind => ({
  search: () =>
    Promise.resolve({
      results: ['check_list', 'is_in_list'].map((title) => ({
        data: () => Promise.resolve({ url: `/${title}/`, content: title, meta: { title } }),
      })),
      filters: { kind: { [kind]: 2 } },
    }),
});

const findTitles = async (text: string, kind = 'Metrics') => {
  const sources = { tasks, pagefind: pagefindOf(kind), base: '/' };
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

test.for([
  ['first for a question', 'what is a list', 'Guides', true],
  ['first for a question about a name', 'what does list mean', 'Metrics', true],
  ['last for words alone', 'list', 'Guides', false],
  ['last where tasks are asked for', 'what tasks have a list', 'Guides', false],
] as const)('finds what explains %s', async ([, text, kind, isFirst]) => {
  const pages = ['check_list', 'is_in_list'];
  const found = [pages, ['Put it in a list.']];
  expect(await findTitles(text, kind)).toEqual(isFirst ? found : found.toReversed());
});

/** Pages by their kind, each of which is found by any of its words. */
const pagefindWith = (pages: Readonly<Record<string, readonly string[]>>): Pagefind => ({
  search: (term, { filters }) => {
    const asked = filters.kind?.any ?? [];
    const has = (title: string) =>
      (term ?? '').split(' ').some((word) => title.toLowerCase().includes(word.toLowerCase()));
    const found = Object.entries(pages).map(
      ([kind, titles]) => [kind, titles.filter(has)] as const,
    );
    return Promise.resolve({
      results: found
        .filter(([kind]) => asked.includes(kind))
        .flatMap(([, titles]) => titles)
        .map((title) => ({
          data: () => Promise.resolve({ url: `/${title}/`, content: title, meta: { title } }),
        })),
      filters: { kind: Object.fromEntries(found.map(([kind, { length }]) => [kind, length])) },
    });
  },
});

const site = pagefindWith({
  Metrics: ['check_list', 'is_in_list'],
  Getters: ['list_getter'],
  Guides: ['Write a getter', 'Glossary getter list lsit'],
  Pages: ['All lists of statistics', 'Statistics', 'Getters', 'Lists'],
});

test.for([
  ['a page by its title', 'statistics', 'Pages', 'Statistics'],
  ['a page by its title in singular', 'getter', 'Pages', 'Getters'],
  ['a metric whose name was misspelt', 'check lsit', 'Metrics', 'check_list'],
  ['a page whose title was misspelt', 'statistcs', 'Pages', 'Statistics'],
  ['what explains words', 'what is a getter', 'Guides', 'Write a getter'],
  ['the function that a question names', 'what does check_list mean', 'Metrics', 'check_list'],
] as const)('finds %s first', async ([, text, kind, title]) => {
  const { groups } = await find(
    { tasks, pagefind: site, base: '/' },
    { text, chosen: new Map() },
    () => true,
  );
  expect([groups[0]?.kind, groups[0]?.results[0]?.title]).toEqual([kind, title]);
});

const unspaced = {
  minutes: '昨日の議事録をPDFとして保存してください。',
  recording: '録画を議会の事務局に送ってください。',
  database: 'デスクトップにあるデータベースを開いてください。',
  chinese: '请把会议记录保存到桌面文件夹。',
  thai: 'กรุณาบันทึกรายงานการประชุมไว้บนเดสก์ท็อป',
};

const unspacedTasks = toSearchedTasks(
  unpackIndex(
    toExplorerIndex(
      exampleCatalogue(
        Object.fromEntries(
          Object.entries(unspaced).map(
            ([id, instruction]) => [`${id}.json`, { id, instruction }] as const,
          ),
        ),
        { datasetFile: { title: 'Examples', language: 'ja' } },
      ),
    ),
  ),
  undefined,
);

test.for([
  ['議事録', ['minutes']],
  ['録', ['minutes', 'recording']],
  ['データベース', ['database']],
  ['会议记录', ['chinese']],
  ['文件', ['chinese']],
  ['การประชุม', ['thai']],
  ['รายงาน', ['thai']],
] as const)('finds %s in the middle of sentences without blanks', ([text, ids]) => {
  const { groups } = findFirst({ tasks: unspacedTasks, base: '/' }, { text, chosen: new Map() });
  const shown = groups.find(({ kind }) => kind === 'Tasks')?.results.map(({ title }) => title);
  expect(shown?.toSorted()).toEqual(ids.map((id) => unspaced[id]).sort());
});
