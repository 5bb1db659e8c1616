import { expect, test } from 'vitest';
import { readQuery, writeQuery } from './explorer-query.ts';

const valuesOf = new Map([
  ['app', new Set(['vlc', 'gimp', '-odd'])],
  ['steps', new Set(['0', '1'])],
]);

test.for([
  ['nothing', ''],
  ['values of a facet', '?app=vlc&app=gimp'],
  ['an excluded value', '?app=-vlc'],
  ['a value that begins with a minus sign', '?app=-odd'],
  ['words', '?q=bold+title'],
  ['an order', '?sort=-steps'],
  ['the instruction as an order', '?sort=instruction'],
  ['all of them', '?app=vlc&app=-gimp&q=a+b&sort=steps'],
])('reads and writes %s', ([, search = '']) => {
  const { query, unknown } = readQuery(search, valuesOf);
  expect(unknown).toEqual([]);
  expect(writeQuery(query)).toBe(search);
});

test.for([
  ['a value', '?app=vls', [{ name: 'app', value: 'vls' }]],
  ['an excluded value', '?app=-vls', [{ name: 'app', value: 'vls' }]],
  ['a facet', '?colour=red', [{ name: 'colour', value: 'red' }]],
] as const)('says that the dataset does not have %s', ([, search, unknown]) => {
  const read = readQuery(search, valuesOf);
  expect(read.unknown).toEqual(unknown);
  expect(writeQuery(read.query)).toBe('');
});

test('passes over an order that there is not', () => {
  expect(writeQuery(readQuery('?sort=colour', valuesOf).query)).toBe('');
});
