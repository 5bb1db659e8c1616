import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { listPicturedApps } from './previews.ts';

const catalogueOf = (...apps: string[][]) =>
  exampleCatalogue(
    Object.fromEntries(
      apps.map((related_apps, index) => [`${index}.json`, { id: `${index}`, related_apps }]),
    ),
  );

test('a task has the picture of its first app', () => {
  const { findPicture } = catalogueOf(['spreadsheet', 'browser'], ['browser']);
  expect(findPicture(['browser', 'spreadsheet']).address).toBe('/data/pictures/browser.png');
});

test('what has no app has the picture of the dataset', () => {
  const { findPicture, about } = catalogueOf(['browser']);
  expect(findPicture([])).toEqual({ address: '/data/picture.png', label: about.title });
  expect(findPicture(['nothing'])).toEqual(findPicture([]));
});

test('of very many apps the largest have pictures', () => {
  const names = Array.from({ length: 40 }, (_, index) => `app-${index}`);
  const { groups } = catalogueOf(...names.map((name) => [name]), ['app-39']);
  const pictured = listPicturedApps(groups.apps).map(({ name }) => name);
  expect(pictured).toHaveLength(24);
  expect(pictured[0]).toBe('app_39');
});
