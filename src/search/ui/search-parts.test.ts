import { expect, test } from 'vitest';
import { findSearchPart } from '../records/search-parts.ts';
import type { Pagefind, PagefindFilters } from './pagefind.ts';
import { joinParts } from './search-parts.ts';

const parts = 2;

/** A record of a part, or of the main index. */
interface Stored {
  part: string | undefined;
  url: string;
  content: string;
}

/** The address of a task in a part. */
function addressIn(part: number): string {
  let number = 0;
  while (findSearchPart(`/tasks/os/${number}/`, parts) !== part) number++;
  return `/base/tasks/os/${number}/`;
}

const store = (part: number, content: string): Stored => ({
  part: String(part),
  url: addressIn(part),
  content,
});
const guide = (content: string): Stored => ({
  part: undefined,
  url: '/base/guides/find/',
  content,
});

const allows = (filters: PagefindFilters, part = ''): boolean => {
  const filter = filters.part;
  if (filter === undefined) return true;
  return 'any' in filter ? filter.any.includes(part) : !filter.none.includes(part);
};

/** Returns all that is stored for any words, as Pagefind does for a part that has none of them. */
function fakeParts(stored: readonly Stored[]) {
  const searches: (string | null)[] = [];
  const pagefind: Pagefind = {
    filters: () => Promise.resolve({}),
    search(term, { filters }) {
      searches.push(term);
      const found = stored.filter(({ part }) => allows(filters, part));
      const count: Record<string, number> = {};
      for (const { part } of found) if (part !== undefined) count[part] = (count[part] ?? 0) + 1;
      return Promise.resolve({
        results: found.map(({ url, content }) => ({
          data: () => Promise.resolve({ url, content, meta: {} }),
        })),
        filters: { part: count },
      });
    },
  };
  return { joined: joinParts(pagefind, '/base/', parts), searches };
}

async function find(stored: readonly Stored[], words: string, filters: PagefindFilters = {}) {
  const { results } = await fakeParts(stored).joined.search(words, { filters });
  const data = await Promise.all(results.map((result) => result.data()));
  return data.map(({ content }) => content);
}

test('leaves out a part without a word', async () => {
  const stored = [store(0, 'a thunderstorm'), store(1, 'thunderbird mail')];
  expect(await find(stored, 'thunderbird')).toEqual(['thunderbird mail']);
});

test('judges a part by its first result, however many others come before', async () => {
  const many = Array.from({ length: 20 }, () => store(0, 'thunderstorm'));
  const stored = [...many, store(1, 'thunderbird mail')];
  expect(await find(stored, 'thunderbird')).toEqual(['thunderbird mail']);
});

test('searches the main index alone, or the parts alone, where they have the words', async () => {
  const stored = [guide('rule w01'), store(0, 'w 0'), store(1, 'w')];
  expect(await find(stored, 'w01')).toEqual(['rule w01']);
  expect(await find([guide('a table'), store(0, 'w01'), store(1, 'w01')], 'w01')).toHaveLength(2);
});

test('accepts other forms of a word', async () => {
  const stored = [store(0, 'the tables'), store(1, 'a table'), guide('tabling')];
  expect(await find(stored, 'table')).toHaveLength(3);
});

test('does not accept the beginning of an id for the id', async () => {
  const stored = [guide('of 3bb2a4'), store(0, '3bb2a432')];
  expect(await find(stored, '3bb2a432')).toEqual(['3bb2a432']);
});

test('searches all parts when none has more of the words than another', async () => {
  expect(await find([store(0, 'a b'), store(1, 'b')], 'xyzzy b')).toHaveLength(2);
});

test('searches for each character of a script without blanks', async () => {
  expect(await find([store(0, '議 事'), store(1, '議 事 録')], '議事録')).toEqual(['議 事 録']);
});

test('keeps the filters of a search, and looks once for the parts with its words', async () => {
  const { joined, searches } = fakeParts([store(0, 'thunder'), store(1, 'thunderbird')]);
  const filters = { kind: { any: ['Tasks'] } };
  await joined.search('thunderbird', { filters });
  const before = searches.length;
  await joined.search('thunderbird', { filters });
  await joined.search(null, { filters });
  expect(searches.slice(before)).toEqual(['thunderbird', null]);
});
