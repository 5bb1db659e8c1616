import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { fetches } from '../fetches.ts';
import { filesOf } from './fetched-files.ts';

const filesIn = (source: object) =>
  fetches(exampleView({ evaluator: { result: source } })).flatMap(filesOf);

test('lists the files of a source and which of them the metric receives', () => {
  const at = ['evaluator', 'result', 'dest'];
  expect(
    filesIn({ type: 'vm_file', path: ['/a', '/b'], dest: ['a', 'b'], multi: true, gives: [1] }),
  ).toEqual([
    { dest: 'a', origin: 'vm_file /a', isGiven: false, at: [...at, 0] },
    { dest: 'b', origin: 'vm_file /b', isGiven: true, at: [...at, 1] },
  ]);
});

test.for([
  ['no name', { type: 'vm_file', path: '/a' }],
  ['a name of another type', { type: 'vm_file', path: '/a', dest: [5, null] }],
  ['a name that the time becomes part of', { type: 'vm_file', dest: 'a', time_suffix: 'true' }],
] as const)('lists nothing for %s', ([, source]) => {
  expect(filesIn(source)).toEqual([]);
});

test('takes files of one getter for different ones by all that it reads', () => {
  const origins = ['x', 'y'].flatMap((query) =>
    filesIn({ type: 'googledrive_file', query, dest: 'a' }),
  );
  expect(new Set(origins.map(({ origin }) => origin)).size).toBe(2);
});
