import { posix } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
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
  const modules = all
    .map(({ file }) => file)
    .filter((file) => !file.startsWith('lint/rules/') && !/\.(?:test|spec)\./.test(file));
  const overfull = [...Map.groupBy(modules, (file) => posix.dirname(file))]
    .filter(([, inFolder]) => inFolder.length > mostModules)
    .map(([folder, inFolder]) => `${folder}: ${inFolder.length}`);
  expect(overfull).toEqual([]);
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

/** Which nodes lead to which. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

interface Importing {
  file: string;
  importedFiles: readonly string[];
}

/** Files and what they import; a type that is imported counts as well. */
function toFileGraph(files: readonly Importing[]): Graph {
  return new Map(files.map(({ file, importedFiles }) => [file, new Set(importedFiles)]));
}

/** Folders, each without those below it, and the folders that their files import from. */
function toFolderGraph(files: readonly Importing[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { file, importedFiles } of files) {
    const folder = posix.dirname(file);
    const targets = graph.get(folder) ?? new Set();
    for (const imported of importedFiles) {
      if (posix.dirname(imported) !== folder) targets.add(posix.dirname(imported));
    }
    graph.set(folder, targets);
  }
  return graph;
}

/** For each node that is in a cycle the shortest way back to it; a cycle is listed once. */
function findCycles(graph: Graph): string[][] {
  const cycles = new Map<string, string[]>();
  for (const node of [...graph.keys()].sort()) {
    const cycle = findWayBack(graph, node) ?? [];
    const key = [...new Set(cycle)].sort().join(' ');
    if (cycle.length > 0 && !cycles.has(key)) cycles.set(key, cycle);
  }
  return [...cycles.values()];
}

function findWayBack(graph: Graph, start: string): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
