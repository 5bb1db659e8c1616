import { expect, test } from 'vitest';
import { readQuery } from '../query/explorer-query.ts';
import { chooseValues } from './choose-values.ts';
import { parseLine } from './parse-line.ts';

const text = 'bold metric:table app:vlc';
const { query } = readQuery('?app=gimp', new Map([['app', new Set(['gimp'])]]));
const [, metric, app] = parseLine(text);
const choices = [
  { term: metric, facet: 'metric', values: ['compare_table', 'check_table'], isExcluded: false },
  { term: app, facet: 'app', values: ['vlc'], isExcluded: false },
].flatMap(({ term, ...rest }) => (term ? [{ term, ...rest }] : [])) as Parameters<
  typeof chooseValues
>[1];

test('takes the term with a value out of the line, and keeps its other values', () => {
  const left = chooseValues({ ...query, text }, choices, 'metric', ['check_table'], 'open');
  expect(left.text).toBe('bold app:vlc');
  expect(left.included).toEqual(
    new Map([
      ['app', new Set(['gimp'])],
      ['metric', new Set(['compare_table'])],
    ]),
  );
});

test('keeps nothing of a term whose values are all taken out', () => {
  const values = ['compare_table', 'check_table'];
  const left = chooseValues({ ...query, text }, choices, 'metric', values, 'open');
  expect(left.text).toBe('bold app:vlc');
  expect(left.included.get('metric')).toEqual(new Set());
});

test('leaves a line without the value as it is', () => {
  const left = chooseValues({ ...query, text }, choices, 'app', ['gimp'], 'exclude');
  expect(left.text).toBe(text);
  expect(left.excluded).toEqual(new Map([['app', new Set(['gimp'])]]));
});
