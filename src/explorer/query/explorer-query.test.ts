import { expect, test } from 'vitest';
import { type Choice, readQuery, withAll, withChoice, writeQuery } from './explorer-query.ts';

const valuesOf = new Map([
  ['app', new Set(['vlc', 'gimp', '-odd', 'even', '-even'])],
  ['steps', new Set(['0', '1'])],
]);

test.for([
  ['nothing', ''],
  ['values of a facet', '?app=vlc&app=gimp'],
  ['an excluded value', '?app=-vlc'],
  ['a value that begins with a minus sign', '?app=-odd'],
  ['an excluded value that begins with a minus sign', '?app=--odd'],
  ['two values that differ in a minus sign', '?app=even&app=-even'],
  ['an excluded value beside one with a minus sign', '?-app=even'],
  ['words', '?q=bold+title'],
  ['an order', '?sort=-steps'],
  ['the instruction as an order', '?sort=instruction'],
  ['values that a task must all have', '?app=vlc&app=gimp&all=app'],
  ['all of them', '?app=vlc&app=-gimp&all=app&q=a+b&sort=steps'],
])('reads and writes %s', ([, search = '']) => {
  const { query, unknown } = readQuery(search, valuesOf);
  expect(unknown).toEqual([]);
  expect(writeQuery(query, valuesOf)).toBe(search);
});

test.for([
  ['a value', '?app=vls', [{ name: 'app', value: 'vls' }]],
  ['an excluded value', '?app=-vls', [{ name: 'app', value: '-vls' }]],
  ['an excluded value of a marked facet', '?-app=vls', [{ name: 'app', value: '-vls' }]],
  ['a marked facet', '?-suite=long', [{ name: 'parameter', value: '-suite' }]],
  ['a facet', '?suite=long', [{ name: 'parameter', value: 'suite' }]],
  ['a parameter', '?colour=red', [{ name: 'parameter', value: 'colour' }]],
  ['a facet of which all values are wanted', '?all=colour', [{ name: 'filter', value: 'colour' }]],
  ['an order', '?sort=colour', [{ name: 'order', value: 'colour' }]],
  ['a descending order', '?sort=-', [{ name: 'order', value: '-' }]],
  ['a column', '?columns=app,colour', [{ name: 'column', value: 'colour' }]],
  ['a set', '?set=many', [{ name: 'set', value: 'many' }]],
] as const)('says that there is not %s', ([, search, unknown]) => {
  const read = readQuery(search, valuesOf, ['app']);
  expect(read.unknown).toEqual(unknown);
  expect(writeQuery(read.query, valuesOf)).toBe('');
});

test('a set is not part of the query', () => {
  const { query, unknown } = readQuery('?set=3-0123456789ab', valuesOf);
  expect(unknown).toEqual([]);
  expect(writeQuery(query, valuesOf)).toBe('');
});

test('a value is included, excluded or neither', () => {
  const start = readQuery('?app=vlc', valuesOf).query;
  const choose = (choice: Choice) => writeQuery(withChoice(start, 'app', 'vlc', choice), valuesOf);
  expect(choose('include')).toBe('?app=vlc');
  expect(choose('exclude')).toBe('?app=-vlc');
  expect(choose('open')).toBe('');
});

test('a task must have all values of a facet, or one of them', () => {
  const start = readQuery('?app=vlc&app=gimp', valuesOf).query;
  const all = withAll(start, 'app', true);
  expect(writeQuery(all, valuesOf)).toBe('?app=vlc&app=gimp&all=app');
  expect(writeQuery(withAll(all, 'app', false), valuesOf)).toBe('?app=vlc&app=gimp');
});
