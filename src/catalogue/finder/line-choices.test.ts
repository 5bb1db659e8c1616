import { expect, test } from 'vitest';
import { readQuery } from '../explorer/explorer-query.ts';
import { withoutTerms } from './line-choices.ts';
import { parseLine } from './parse-line.ts';

const text = 'bold metric:table app:vlc';
const { query } = readQuery('?app=gimp', new Map([['app', new Set(['gimp'])]]));
const [, metric, app] = parseLine(text);
const choices = [
  { term: metric, facet: 'metric', values: ['compare_table', 'check_table'], isExcluded: false },
  { term: app, facet: 'app', values: ['vlc'], isExcluded: false },
].flatMap(({ term, ...rest }) => (term ? [{ term, ...rest }] : [])) as Parameters<
  typeof withoutTerms
>[1];

test('takes the term with a value out of the line, and keeps its other values', () => {
  const left = withoutTerms({ ...query, text }, choices, 'metric', 'check_table');
  expect(left.text).toBe('bold app:vlc');
  expect(left.included).toEqual(
    new Map([
      ['app', new Set(['gimp'])],
      ['metric', new Set(['compare_table'])],
    ]),
  );
});

test('leaves a line without the value as it is', () => {
  expect(withoutTerms({ ...query, text }, choices, 'app', 'gimp').text).toBe(text);
});
