import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toTaskDetails, unpackDetails } from '../details/task-details.ts';
import { unpackIndex } from '../index/explorer-data.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { createTaskFinder } from './task-finder.ts';

test.for([
  ['ids and beginnings of ids', '82e3c869, 01b269ae-2111', ['82e3c869-f62b', '01b269ae-2111']],
  ['a part of an id across a hyphen', '9f62', ['82e3c869-f62b']],
  ['an id among words', '82e3c869 clock', ['82e3c869-f62b']],
] as const)('finds each of %s', ([, line, expected]) => {
  const ids = ['01b269ae-2111', '4b2c3d5e-1111', '82e3c869-f62b'];
  const files = ids.map((id) => [`${id}.json`, { id, instruction: 'Set the clock.' }] as const);
  const named = exampleCatalogue(Object.fromEntries(files));
  const own = unpackIndex(toExplorerIndex(named));
  const found = createTaskFinder(own, unpackDetails(toTaskDetails(named))).find(line);
  expect(found?.rows.map((row) => own.paths[row]).toSorted()).toEqual([...expected].toSorted());
  expect(found?.isPartial).toBe(false);
});
