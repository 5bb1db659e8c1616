import { expect, test } from 'vitest';
import { findCycles, toFileGraph, toFolderGraph } from './graph.ts';

const graphOf = (edges: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(edges).map(([node, targets]) => [node, new Set(targets)]));

test.for([
  ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
  ['two ways to one node', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['a node that leads to itself', { a: ['a'] }, [['a', 'a']]],
  ['two nodes', { a: ['b'], b: ['a'] }, [['a', 'b', 'a']]],
  [
    'three nodes behind a fourth',
    { o: ['a'], a: ['b'], b: ['c'], c: ['a'] },
    [['a', 'b', 'c', 'a']],
  ],
  ['a target that is no node', { a: ['elsewhere'] }, []],
] as const)('finds the cycles of %s', ([, edges, cycles]) => {
  expect(findCycles(graphOf(edges))).toEqual(cycles);
});

test('files of two folders that import each other make a cycle of folders, not of files', () => {
  const files = [
    { file: 'a/one.ts', importedFiles: ['b/one.ts'] },
    { file: 'a/two.ts', importedFiles: ['a/one.ts'] },
    { file: 'b/one.ts', importedFiles: [] },
    { file: 'b/two.ts', importedFiles: ['a/two.ts'] },
  ];
  expect(findCycles(toFileGraph(files))).toEqual([]);
  expect(findCycles(toFolderGraph(files))).toEqual([['a', 'b', 'a']]);
});

test('a folder and the one that contains it are two', () => {
  const files = [
    { file: 'a/one.ts', importedFiles: ['a/inner/one.ts'] },
    { file: 'a/inner/one.ts', importedFiles: ['a/two.ts'] },
    { file: 'a/two.ts', importedFiles: [] },
  ];
  expect(findCycles(toFolderGraph(files))).toEqual([['a', 'a/inner', 'a']]);
});
