import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { findShortcuts } from '#shortcuts/find-shortcuts.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { examples } from './support/example-options.ts';

/** Another dataset: the folder that BENCHLIGHT_DATASET names, with plain addresses in "path" and "url". */
const folder = resolve(process.env.BENCHLIGHT_DATASET ?? examples);

interface Plain {
  /** Whether a source of "expected" has an address in "path", and whether in the folder of an input. */
  isPublic: boolean;
  isBeside: boolean;
  /** The same without the addresses that setup downloads for the agent. */
  isUnknown: boolean;
  isUnknownBeside: boolean;
}

/** Counts by the text of the addresses, with nothing of the code that it is compared with. */
function countPlainly(task: PlainTask): Plain {
  const sources = [task.evaluator?.expected ?? []].flat();
  const references = sources
    // A page that the judge itself prints is no file there.
    .filter(({ path, dest }) => kindOf(dest) !== 'pdf' || kindOf(path) === 'pdf')
    .flatMap(({ path = [] }) => [path].flat())
    .filter((path) => path.startsWith('http'));
  // What a result must differ from is no answer.
  const answers = references.filter((path) => !/_Original\.\w+$/.test(path));
  const inputs = (task.config ?? [])
    .flatMap(({ parameters }) => parameters?.files ?? [])
    .flatMap(({ url }) => (url === undefined ? [] : [url]));
  const folders = new Set(inputs.map(folderOf));
  const unknown = answers.filter((reference) => !inputs.includes(reference));
  return {
    isPublic: references.length > 0,
    isBeside: references.some((reference) => folders.has(folderOf(reference))),
    isUnknown: unknown.length > 0,
    isUnknownBeside: unknown.some((reference) => folders.has(folderOf(reference))),
  };
}

const kindOf = (name: PlainSource['path']) => [name ?? []].flat()[0]?.split('.').at(-1);

const folderOf = (address: string) =>
  decodeURIComponent(address.slice(address.indexOf('://'), address.lastIndexOf('/')));

interface PlainTask {
  config?: { parameters?: { files?: { url?: string }[] } }[];
  evaluator?: { expected?: PlainSource | PlainSource[] };
}

interface PlainSource {
  path?: string | string[];
  dest?: string | string[];
}

/**
 * How many tasks a dataset has, how many with a public reference, with one in the folder of an input, and
 * with one that is not itself an input, which would be no shortcut: of OSWorld-Verified and of the examples.
 */
const figures = [[369, 181, 171, 166], []];

test('finds the public references that a plain count of addresses finds', async () => {
  const { tasks, vocabulary } = await loadDataset(folder);
  const counts = new Map<keyof Plain, number>();
  for (const { file, fields } of tasks) {
    const plain = countPlainly(
      JSON.parse(await readFile(resolve(folder, file), 'utf8')) as PlainTask,
    );
    for (const key of Object.keys(plain) as (keyof Plain)[]) {
      counts.set(key, (counts.get(key) ?? 0) + Number(plain[key]));
    }
    const kinds = findShortcuts({ file, fields }, { vocabulary })
      .filter(({ at }) => toPointer(at).startsWith('/evaluator/expected/'))
      .map(({ kind }) => kind);
    const isBeside = kinds.includes('public reference beside an input');
    const isFound = isBeside || kinds.includes('public reference');
    expect([isFound, isBeside], file).toEqual([plain.isUnknown, plain.isUnknownBeside]);
  }
  const { isPublic, isBeside, isUnknown } = Object.fromEntries(counts);
  const counted = [tasks.length, isPublic, isBeside, isUnknown];
  expect(counted).toEqual(figures.find(([count]) => count === tasks.length) ?? counted);
});
