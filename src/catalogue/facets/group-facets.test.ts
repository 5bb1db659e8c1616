import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { findFacet, fixedFacets } from './group-facets.ts';
import type { FacetName } from '#addresses/facet-names.ts';

const { entries } = exampleCatalogue(
  {
    'os/example.json': {
      related_apps: ['Chrome', 'free cad'],
      config: [{ type: 'sleep', parameters: { seconds: 1 } }],
      possibility_of_env_change: 'low',
    },
  },
  { suites: [{ name: 'small', members: [{ folder: 'os', id: 'example' }] }] },
);

test.for<[FacetName, { name: string; label: string }[]]>([
  [
    'apps',
    [
      { name: 'chrome', label: 'Chrome' },
      { name: 'free_cad', label: 'free cad' },
    ],
  ],
  ['metrics', [{ name: 'has_page_numbers_in_footers', label: 'has_page_numbers_in_footers' }]],
  ['env-change', [{ name: 'low', label: 'Low' }]],
  ['getters', [{ name: 'vm_file', label: 'vm_file' }]],
  ['actions', [{ name: 'sleep', label: 'sleep' }]],
  ['suites', [{ name: 'small', label: 'small' }]],
])('groups a task by its %s', ([facet, expected]) => {
  const groups = entries.flatMap((entry) => findFacet(facet).groupsOf(entry));
  expect(groups.map(({ name, label }) => ({ name, label }))).toEqual(expected);
});

test('names every facet once', () => {
  expect(new Set(fixedFacets.map(({ name }) => name)).size).toBe(fixedFacets.length);
});

test('does not find a facet that does not exist', () => {
  expect(() => findFacet('colours' as FacetName)).toThrow('unknown facet "colours"');
});
