import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { State, StoredTask } from '../timeline/history.ts';
import { listEarlierLists } from './earlier-lists.ts';

type Suites = Readonly<Record<string, readonly string[]>>;

/** A release of tasks, by their ids, with suites. */
function exampleRelease(
  fieldsById: Readonly<Record<string, JsonObject>>,
  suites: Suites = {},
  version = '1.0.0',
) {
  const files = Object.entries(fieldsById).map(([id, fields]) => [
    `os/${id}.json`,
    { id, ...fields },
  ]);
  const { entries } = exampleCatalogue(Object.fromEntries(files) as Record<string, JsonObject>);
  const state: State = {
    index: 0,
    version,
    segment: version,
    date: undefined,
    notes: undefined,
    doi: undefined,
    tasks: entries.map((entry): StoredTask => ({ ...entry, isPlainText: true })),
    unreadable: [],
    suites: Object.entries(suites).map(([name, ids]) => ({
      name,
      members: ids.map((id) => ({ folder: 'os', id })),
    })),
  };
  return { state, entries };
}

/** The lists of releases, the oldest first, of which the last is the current one. */
function listOf(...releases: ReturnType<typeof exampleRelease>[]) {
  const last = releases.at(-1);
  const today = exampleCatalogue(
    Object.fromEntries(last?.entries.map(({ file, fields }) => [file, fields]) ?? []),
    { suites: last?.state.suites?.map((suite) => ({ ...suite, file: '', text: '' })) ?? [] },
  );
  const entriesOf = new Map(releases.map(({ state, entries }) => [state, entries]));
  return listEarlierLists(
    releases.map(({ state }) => state),
    today,
    ({ file }, state) => entriesOf.get(state)?.find((entry) => entry.file === file),
  );
}

const groupsOf = (...releases: Parameters<typeof listOf>) =>
  listOf(...releases).groups.map(({ facet, name, segment, last, tasks }) => [
    `${facet}: ${name}`,
    segment,
    last.version,
    tasks.map(({ id }) => id).join(' '),
  ]);

const addressesOf = (...releases: Parameters<typeof listOf>) =>
  listOf(...releases).addresses.map(({ folder, address }) => `${folder} ${address}`);

/** Tasks of equal fields. */
const exampleTasks = (count: number, fields: JsonObject) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, fields]));

test('lists the apps, functions and suites that no current task has', () => {
  const first = exampleRelease(
    {
      b: { related_apps: ['vlc', 'scratch pad'], evaluator: { func: ['own_old', 'own_new'] } },
      c: { related_apps: ['vlc'], evaluator: { func: ['OWN_NEW', 'own_old'] } },
    },
    { quick: ['b', 'c'], Small: ['c'], today: ['b'] },
  );
  const second = exampleRelease(
    { b: { related_apps: ['vlc'], evaluator: { func: 'own_new' } } },
    { quick: ['b'] },
    '1.1.0',
  );
  const today = exampleRelease(
    { a: { related_apps: ['vlc'], evaluator: { func: 'own_new' } } },
    { small: ['a'], today: ['a'] },
  );
  expect(groupsOf(first, second, today)).toEqual([
    ['apps: scratch_pad', 'scratch_pad', '1.0.0', 'b'],
    ['metrics: own_old', 'own_old', '1.0.0', 'b c'],
    ['metrics: OWN_NEW', expect.stringMatching(/^OWN_NEW-\w+$/), '1.0.0', 'c'],
    ['suites: quick', 'quick', '1.1.0', 'b'],
    ['suites: Small', expect.stringMatching(/^Small-\w+$/), '1.0.0', 'c'],
  ]);
});

test('a function that the vocabulary has is in no list, since it has a page anyway', () => {
  const first = exampleRelease({ a: { evaluator: { func: 'compare_table' } } });
  const today = exampleRelease({ a: { evaluator: { func: 'exact_match' } } });
  expect(listOf(first, today)).toEqual({ groups: [], addresses: [] });
});

test('of many unknown names, those are listed that had a page, however many releases had others', () => {
  const release = (name: string) => {
    const names = Array.from({ length: 502 }, (_, index) => `${name}_${index}`);
    return exampleRelease({ a: { evaluator: { func: names } } });
  };
  const { groups, addresses } = listOf(release('old'), release('older'), release('new'));
  expect(groups).toHaveLength(1000);
  expect(addresses).toEqual([]);
});

test('a later page of a list that has become shorter leads to its first page', () => {
  const first = exampleRelease(exampleTasks(151, { related_apps: ['vlc'] }));
  const today = exampleRelease({ a: { related_apps: ['vlc'] } });
  const listed = addressesOf(first, today);
  expect(listed).toContain('/tasks/page/2/ /tasks/');
  expect(listed).toContain('/apps/vlc/2/ /apps/vlc/');
  expect(listed).toContain('/apps/vlc/3/ /apps/vlc/');
  expect(listed).not.toContain('/apps/vlc/ /apps/vlc/');
});

test('a later page of a list of which nothing is left leads to the page of what was there', () => {
  const first = exampleRelease(exampleTasks(51, { related_apps: ['moon lander'] }));
  const today = exampleRelease({ a: { related_apps: ['vlc'] } });
  expect(addressesOf(first, today)).toContain('/apps/moon_lander/2/ /apps/moon_lander/');
});

test('the page of a name that is one of too many today leads to its tasks', () => {
  const names = Array.from({ length: 501 }, (_, index) => `own_${index}`);
  const first = exampleRelease({ a: { evaluator: { func: 'own_99' } } });
  const today = exampleRelease({ a: { evaluator: { func: names } } });
  expect(listOf(first, today)).toEqual({
    groups: [],
    addresses: [{ folder: '/metrics/own_99/', title: 'own_99', address: '/tasks/?metric=own_99' }],
  });
  expect(addressesOf(today, first)).toContain('/names/ /tasks/');
});
