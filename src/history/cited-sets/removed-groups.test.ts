import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { listRemovedGroups } from './removed-groups.ts';

const makeCatalogue = (fieldsById: Readonly<Record<string, JsonObject>>, suites: string[] = []) =>
  exampleCatalogue(
    Object.fromEntries(
      Object.entries(fieldsById).map(([id, fields]) => [`os/${id}.json`, { id, ...fields }]),
    ),
    {
      suites: suites.map((name) => ({
        name,
        members: [{ folder: 'os', id: 'a' }],
        file: '',
        text: '',
      })),
    },
  );

test('lists the apps, functions and suites that no current task has', () => {
  const { entries } = makeCatalogue({
    b: { related_apps: ['vlc', 'scratch pad'], evaluator: { func: ['own_old', 'own_new'] } },
    c: { related_apps: ['vlc'], evaluator: { func: ['OWN_NEW', 'own_old'] } },
  });
  const suites = ['quick', 'Small', 'today'].map((name) => ({ name, members: [] }));
  const today = makeCatalogue({ a: { related_apps: ['vlc'], evaluator: { func: 'own_new' } } }, [
    'small',
    'today',
  ]);
  const listed = listRemovedGroups([{ suites }, {}], entries, today);
  expect(listed.map(({ title, address }) => `${title}: ${address}`)).toEqual([
    'scratch pad: /apps/scratch_pad/',
    'own_old: /metrics/own_old/',
    expect.stringMatching(/^OWN_NEW: \/metrics\/OWN_NEW-\w+\/$/),
    'quick: /suites/quick/',
    expect.stringMatching(/^Small: \/suites\/Small-\w+\/$/),
  ]);
});

test('a function that the vocabulary has is in no list, since it has a page anyway', () => {
  const { entries } = makeCatalogue({ a: { evaluator: { func: 'compare_table' } } });
  const today = makeCatalogue({ a: { evaluator: { func: 'exact_match' } } });
  expect(listRemovedGroups([], entries, today)).toEqual([]);
});

test('a name that is one of too many today has its tasks there', () => {
  const names = Array.from({ length: 501 }, (_, index) => `own_${index}`);
  const { entries } = makeCatalogue({ a: { evaluator: { func: 'own_99' } } });
  const today = makeCatalogue({ a: { evaluator: { func: names } } });
  expect(listRemovedGroups([], entries, today)).toEqual([]);
});
