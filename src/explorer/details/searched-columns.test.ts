import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { unpackIndex } from '../index/explorer-data.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { createTaskTermMatcher, listSearchedTexts } from './searched-columns.ts';
import { emptyDetails, toTaskDetails, unpackDetails } from './task-details.ts';

test('a word of a later phase counts as one of the instruction', () => {
  const rounds = [{ instruction: 'Sort it.' }, { instruction: 'Then print the heron.' }];
  const catalogue = exampleCatalogue({
    'first.json': { id: 'first', instruction: 'Print the heron.' },
    'later.json': { id: 'later', rounds },
    'value.json': { id: 'value', instruction: 'Print it.', note: 'the heron' },
  });
  const data = unpackIndex(toExplorerIndex(catalogue));
  const matcher = createTaskTermMatcher(data, unpackDetails(toTaskDetails(catalogue)));
  const [first, later, value] = matcher.matchWord('heron').scores;
  expect(later).toBe(first);
  expect(value).toBeLessThan(Number(first));
  expect(value).toBeGreaterThan(0);
});

test('without the details, names and instructions are searched alone', () => {
  const catalogue = exampleCatalogue({
    'first.json': { id: 'first', instruction: 'Print the heron.', note: 'egret' },
  });
  const data = unpackIndex(toExplorerIndex(catalogue));
  const matcher = createTaskTermMatcher(data, emptyDetails(1));
  expect([matcher.matchWord('heron').count, matcher.matchWord('egret').count]).toEqual([1, 0]);
  expect(listSearchedTexts(data, emptyDetails(1), 0)).toContain('Print the heron.');
});

test('a row that there is not has no text', () => {
  const catalogue = exampleCatalogue({ 'first.json': { id: 'first' } });
  const data = unpackIndex(toExplorerIndex(catalogue));
  const details = unpackDetails(toTaskDetails(catalogue));
  expect(listSearchedTexts(data, details, 1).filter((text) => text !== '')).toEqual([]);
});
