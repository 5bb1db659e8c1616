import { beforeEach, expect, test, vi } from 'vitest';
import { describeChange, storeSelection } from './selection-changes.ts';
import type { StoredSelection } from '../stored-selection.ts';

const read = () => JSON.parse(sessionStorage.getItem('selection') ?? 'null') as StoredSelection;
const paths = ['a', 'b', 'c'];

beforeEach(() => {
  sessionStorage.clear();
});

test('stores the tasks in their order, with the search that found them', () => {
  storeSelection('?app=vlc', paths, 1);
  expect(read()).toMatchObject({ search: '?app=vlc', total: 3, from: 0, paths });
});

test('stores those around the opened one, of many', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `task-${index}`);
  storeSelection('?app=vlc', many, 500);
  expect(read()).toMatchObject({ total: 1000, from: 300 });
  expect(read().paths).toHaveLength(401);
  expect(read().paths[200]).toBe('task-500');
});

test('all tasks are no selection', () => {
  storeSelection('?app=vlc', paths, 1);
  storeSelection('', paths, 1);
  expect(read()).toBeNull();
});

test.for([
  ['the same tasks', '?app=vlc', paths, undefined],
  ['another search', '?app=os', ['a'], undefined],
  ['another task', '?app=vlc', ['a', 'b', 'd'], 'The 3 results that you came from have changed.'],
  ['another order', '?app=vlc', ['b', 'a', 'c'], 'The 3 results that you came from have changed.'],
] as const)('compares with %s', ([, search, now, expected]) => {
  storeSelection('?app=vlc', paths, 1);
  expect(describeChange(search, now)).toBe(expected);
  expect(describeChange(search, now)).toBeUndefined();
});

test('nothing has changed where nothing is stored, or not by this site', () => {
  expect(describeChange('?app=vlc', paths)).toBeUndefined();
  sessionStorage.setItem('selection', '{');
  expect(describeChange('?app=vlc', paths)).toBeUndefined();
});

test('does without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(() => {
    storeSelection('?app=vlc', paths, 1);
  }).not.toThrow();
});
