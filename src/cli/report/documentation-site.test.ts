import { expect, test } from 'vitest';
import { findDocumentationSite } from './documentation-site.ts';

test.for([
  [
    'the home page of the package',
    { homepage: 'https://docs.example.org' },
    'https://docs.example.org',
  ],
  ['nothing without a home page', {}, undefined],
  ['nothing for a home page without http', { homepage: 'docs.example.org' }, undefined],
] as const)('links rules to %s', ([, packageJson, expected]) => {
  expect(findDocumentationSite(packageJson)).toBe(expected);
});
