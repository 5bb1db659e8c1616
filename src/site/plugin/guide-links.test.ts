import { expect, test } from 'vitest';
import { toPageLink } from './guide-links.ts';

test.for([
  ['a guide', 'check.md', '../check/'],
  ['a section', 'real-files.md#names', '../real-files/#names'],
  ['a schema', '../../../../public/schema/run.schema.json', '../../schema/run.schema.json'],
  ['a section of the same guide', '#fix', '#fix'],
  ['a page of the site', '../../rules/w01/', '../../rules/w01/'],
  ['an address elsewhere', 'https://example.org/a.md', 'https://example.org/a.md'],
] as const)('%s in a guide', ([, link, expected]) => {
  expect(toPageLink(link, '/docs/guides/write.md')).toBe(expected);
});

test('the index of the guides is a folder above them', () => {
  expect(toPageLink('check.md', '/docs/guides/index.md')).toBe('check/');
});
