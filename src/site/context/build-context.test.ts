import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import {
  beginSite,
  listShown,
  provideContext,
  useCatalogue,
  useContext,
  withContextAt,
} from './build-context.ts';

const provide = (...paths: string[]) => {
  for (const path of paths) provideContext({ catalogue: {} as Catalogue, path });
};
const pathAt = (address: string) => withContextAt(address, () => useContext().path);

beforeEach(() => {
  beginSite(true);
});

test('without a catalogue, says what to add', () => {
  expect(() => useCatalogue()).toThrow('add the benchlight plugin');
});

test.for([
  ['its front page', '/web/', '/web'],
  ['its front page in a file', '/web.html', '/web'],
  ['its pages', '/web/tasks/a/', '/web'],
  ['its routes', '/web/tasks/[...path]', '/web'],
  ['the longest path', '/web/old/tasks/', '/web/old'],
  ['another catalogue', '/desktop/tasks/', '/desktop'],
  ['names that only begin alike', '/website/', '/desktop'],
] as const)('finds the catalogue of %s', ([, address, path]) => {
  provide('/desktop', '/web', '/web/old');
  expect(pathAt(address)).toBe(path);
});

test('the catalogue at the base path has all other pages', () => {
  provide('/web', '');
  expect(pathAt('/guides/coffee/')).toBe('');
  expect(pathAt('/web/')).toBe('/web');
});

test('a page of no catalogue shows all of them', () => {
  provide('/desktop', '/web');
  const shown = (address: string) => withContextAt(address, listShown).map(({ path }) => path);
  expect(shown('/guides/coffee/')).toEqual(['/desktop', '/web']);
  expect(shown('/web/')).toEqual(['/web']);
});

test('pages that are rendered at once keep their catalogues apart', async () => {
  provide('/desktop', '/web');
  const render = (address: string) =>
    withContextAt(address, async () => {
      await setTimeout(1);
      return useContext().path;
    });
  expect(await Promise.all([render('/web/'), render('/desktop/')])).toEqual(['/web', '/desktop']);
});

test('a catalogue that is read again replaces the one at its path', () => {
  provide('/desktop', '/web', '/web');
  expect(listShown().map(({ path }) => path)).toEqual(['/desktop', '/web']);
});
