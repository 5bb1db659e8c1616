import { beforeAll, expect, test } from 'vitest';
import { findCycles, toFileGraph, toFolderGraph } from './graph.ts';
import { findOverfullFolders } from './find-overfull-folders.ts';
import { isProduct, readSources, type SourceFile } from './read-sources.ts';

const mostModules = 20;
/** Names that tools take for folders of output, and pass over. */
const outputFolders = ['build', 'dist', 'out'];

let all: readonly SourceFile[];
let product: readonly SourceFile[];
beforeAll(async () => {
  all = await readSources();
  product = all.filter(isProduct);
});

test('no folder but the list of rules has more than 20 modules', () => {
  const files = all.map(({ file }) => file).filter((file) => !file.startsWith('lint/rules/'));
  expect(findOverfullFolders(files, mostModules)).toEqual([]);
});

test('no file imports itself through others', () => {
  expect(findCycles(toFileGraph(product))).toEqual([]);
});

test('no folder imports itself through others', () => {
  expect(findCycles(toFolderGraph(product))).toEqual([]);
});

test('no folder has a name that tools take for output', () => {
  const folders = all.flatMap(({ file }) => file.split('/').slice(0, -1));
  expect(folders.filter((folder) => outputFolders.includes(folder))).toEqual([]);
});
