import { expect, test } from 'vitest';
import { exampleData } from '../explorer/example-data.ts';
import { guessPages, toLastPart } from './guess-pages.ts';

const data = exampleData({
  'a.json': {
    id: '3bb2a432-f95d-48e1',
    instruction: 'Save the page.',
    related_apps: ['vlc'],
    evaluator: { func: 'compare_table', result: { type: 'vm_file' } },
  },
  'b.json': { id: '4d40c7aa-0001-48e1', instruction: 'Sort it.', related_apps: [], evaluator: {} },
});
const known = {
  rules: ['W01', 'S02'],
  links: [
    { address: '/statistics/', title: 'Statistics' },
    { address: '/data/', title: 'Cite and download' },
  ],
  data,
};
const guess = (path: string) => guessPages(path, known).map(({ address }) => address);

test.for([
  ['the beginning of an id', '/tasks/3bb2a432/', ['/tasks/3bb2a432-f95d-48e1/']],
  ['capitals and an ending', '/tasks/3BB2A432-F95D-48E1.html', ['/tasks/3bb2a432-f95d-48e1/']],
  ['a part of an id elsewhere', '/examples/chrome/c7aa', ['/tasks/4d40c7aa-0001-48e1/']],
  [
    'a part that two ids have',
    '/48e1/',
    ['/tasks/3bb2a432-f95d-48e1/', '/tasks/4d40c7aa-0001-48e1/'],
  ],
  ['an id with another letter', '/tasks/3bb2a432-f95d-48e2/', ['/tasks/3bb2a432-f95d-48e1/']],
  ['a misspelt metric', '/metrics/compare-tabel/', ['/metrics/compare_table/']],
  ['an app in capitals', '/apps/VLC/', ['/apps/vlc/']],
  ['a rule in capitals', '/rules/W01/', ['/rules/w01/']],
  ['a misspelt page', '/statistcs', ['/statistics/']],
  ['a page in a folder', '/en/statistics/index.html', ['/statistics/']],
  ['nothing like it', '/zzzzzzzzzzzz/', []],
  ['three letters of an id', '/tasks/3bb/', []],
  ['no name', '/', []],
] as const)('guesses the page of %s', ([, path, expected]) => {
  expect(guess(path)).toEqual(expected);
});

test('says what the page is about', () => {
  expect(guessPages('/3bb2', known)[0]?.title).toBe('Save the page.');
  expect(guessPages('/compare_tables', known)[0]?.title).toBe('Metric compare_table');
});

test('without the tasks, other pages are guessed', () => {
  const guessed = guessPages('/statistic/', { ...known, data: undefined });
  expect(guessed).toEqual([{ address: '/statistics/', title: 'Statistics' }]);
});

test('an address that is no text is read as it is', () => {
  expect(toLastPart('/a/%E0%A4%A/')).toBe('%e0%a4%a');
});
