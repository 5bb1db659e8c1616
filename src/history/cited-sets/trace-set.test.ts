import { expect, test } from 'vitest';
import { digestSet } from '#catalogue/citing/set-digest.ts';
import { shortenDigest } from '#text/short-digest.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { readExplorerFile } from '#explorer/index/explorer-file.ts';
import { readValues, unpackIndex } from '#explorer/index/explorer-data.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { listEarlierPages } from '../timeline/earlier-pages.ts';
import { build } from '../timeline/example-history.ts';
import { toEarlierTasks } from './earlier-tasks.ts';
import { traceSet } from './trace-set.ts';

const vlc = { related_apps: ['vlc'] };
const wordy = {
  ...vlc,
  instruction: `Open the long report in the editor, replace every heading, then save it as a PDF on the desktop and close all windows that are still open.`,
};
const states: readonly Readonly<Record<string, JsonObject>>[] = [
  { same: vlc, edited: { ...vlc, source: 'a' }, gone: vlc, left: vlc, old: wordy, other: {} },
  { same: vlc, edited: { ...vlc, source: 'a' }, judged: {}, left: vlc, old: wordy, other: {} },
  { same: vlc, edited: { ...vlc, source: 'b' }, left: {}, new: wordy, other: {}, added: vlc },
];

const catalogues = states.map((tasks) =>
  exampleCatalogue(
    Object.fromEntries(
      Object.entries(tasks).map(([id, fields]) => [
        `${id}.json`,
        { id, instruction: `Do ${id} and then the next thing.`, ...fields },
      ]),
    ),
  ),
);
const today = catalogues.at(-1) ?? exampleCatalogue({});
const current = today.entries;
const history = build(...catalogues.map(({ entries }) => entries));
const pages = listEarlierPages(history, new Set(current.map(({ path }) => path))).map((page) => {
  const task = page.kind === 'version' ? page.version.task : page.timeline.last;
  const entry = catalogues.flatMap(({ entries }) => entries).find((one) => one === task);
  if (!entry) throw new Error('a page shows a task of a release');
  return { ...page, entry: { ...entry, path: page.path } };
});
const file = toEarlierTasks(history, pages, today);
const earlier = unpackIndex(readExplorerFile(file.explorer));
const digests = current.map(({ digest }) => digest ?? '');

/** A link that is made in a state, for its tasks of an app. */
function pin(state: number, app = 'vlc') {
  const found = catalogues[state]?.entries.filter(({ apps }) =>
    apps.some(({ name }) => name === app),
  );
  const own = (found ?? []).map(({ digest }) => digest ?? '');
  return { count: own.length, digest: shortenDigest(digestSet(own)) };
}

const found = {
  earlier: [...earlier.paths.keys()].filter((row) =>
    readValues(earlier.index, 'app', row).includes('vlc'),
  ),
  now: [...current.keys()].filter((row) => current[row]?.apps.some(({ name }) => name === 'vlc')),
};

test('names what has become of the tasks of a link that was made for an earlier release', () => {
  const traced = traceSet(pin(0), file, found, digests);
  if (!traced) throw new Error('the first release has the set');
  const { release, changed, removed, added } = traced;
  const nameThen = (rows: readonly number[]) =>
    rows.map((row) => earlier.paths[row]?.replace(/\/\w{12}$/, ''));
  expect(release).toBe('1.0.0');
  expect(nameThen(changed)).toEqual(['edited', 'left', 'new']);
  expect(nameThen(removed)).toEqual(['gone']);
  expect(added.map((row) => current[row]?.id)).toEqual(['added']);
});

test('names the newest release that has the set', () => {
  expect(traceSet(pin(1), file, found, digests)?.release).toBe('1.1.0');
});

test.for([
  ['tasks that no release had', { count: 5, digest: '0'.repeat(12) }],
  ['another number of tasks', { ...pin(0), count: 4 }],
] as const)('has nothing to say of %s', ([, pinned]) => {
  expect(traceSet(pinned, file, found, digests)).toBeUndefined();
});

test('the file grows with what has changed, not with the tasks', () => {
  expect(file.versions).toHaveLength(pages.filter(({ kind }) => kind !== 'alias').length);
  expect(file.states.map(({ absent }) => absent.map((row) => current[row]?.id))).toEqual([
    ['edited', 'left', 'new', 'added'],
    ['edited', 'left', 'new', 'added'],
  ]);
});
