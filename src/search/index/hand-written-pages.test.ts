import { expect, test } from 'vitest';
import { isHandWritten, markKind, relateTo } from './hand-written-pages.ts';

test.for([
  ['a guide', 'guides/check', [], true],
  ['the front page', '', [], false],
  ['a task', 'tasks/a', [], false],
  ['the page for missing ones', '404', [], false],
  ['a guide of the site', 'guides/coffee', ['/desktop', '/web'], true],
  ['the front page of the site', '', ['/desktop', '/web'], true],
  ['a page of the site named like a list', 'tasks', ['/desktop', '/web'], true],
  ['the page for missing ones of the site', '404', ['/desktop', '/web'], false],
  ['a task below the path', 'desktop/tasks/a', ['/desktop', '/web'], false],
  ['the front page of the catalogue', 'desktop', ['/desktop', '/web'], false],
  ['a page of another catalogue', 'web/statistics', ['/desktop', '/web'], false],
  ['a page of the catalogue at the base path', 'tasks/a', ['/desktop', ''], false],
  ['an overview of it', 'statistics', ['/desktop', ''], false],
  ['its front page', '', ['/desktop', ''], false],
  ['an overview below the path', 'desktop/statistics', ['/desktop', ''], false],
  ['an overview at the base path', 'statistics', ['', '/desktop'], false],
  ['a page of the catalogue below a path', 'desktop/statistics', ['', '/desktop'], false],
  ['a guide beside a catalogue at the base path', 'guides/coffee', ['/desktop', ''], true],
] as const)('%s', ([, page, paths, expected]) => {
  const [own] = paths;
  expect(own === undefined ? isHandWritten(page) : isHandWritten(page, own, paths)).toBe(expected);
});

test.for([
  ['', '/guides/coffee/', '/guides/coffee/'],
  ['/desktop', '/guides/coffee/', '/../guides/coffee/'],
  ['/sets/desktop', '/guides/coffee/', '/../../guides/coffee/'],
  ['/desktop', '/desktop/statistics/', '/statistics/'],
] as const)('from "%s", %s is at %s', ([path, address, related]) => {
  expect(relateTo(path, { address, html: '' }).address).toBe(related);
});

test('guides have a kind of their own', () => {
  const page = { address: '/guides/coffee/', html: '<main>Descale it.</main>' };
  expect(markKind(page).html).toBe('<main data-pagefind-filter="kind:Guides">Descale it.</main>');
});
