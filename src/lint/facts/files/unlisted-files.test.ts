import { expect, test } from 'vitest';
import { bringsUnlistedFiles } from './unlisted-files.ts';

test.for([
  ['https://example.org/a.tar.gz', true],
  ['git clone https://example.org/a', true],
  ['/home/user/a.docx', false],
] as const)('says whether %s brings files that it does not name', ([text, expected]) => {
  expect(bringsUnlistedFiles(text)).toBe(expected);
});
