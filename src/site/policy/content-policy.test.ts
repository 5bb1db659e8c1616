import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contentPolicy, pagePolicy, toPagePolicy } from './content-policy.ts';

test('the policy allows what belongs to the site, and nothing inline', () => {
  expect(contentPolicy).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(`${pagePolicy}; frame-ancestors 'none'`).toBe(contentPolicy);
});

test('the policy of pages allows what Starlight leaves no choice about', () => {
  const policy = toPagePolicy({ styleAttributes: true, scripts: ["'sha256-a='"] });
  expect(policy).toBe(
    pagePolicy
      .replace("'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'sha256-a='")
      .replace("style-src 'self'", "style-src 'self'; style-src-attr 'unsafe-inline'"),
  );
});

test('the guide shows the policy by itself and for each host', async () => {
  const guide = new URL('../../content/docs/guides/publish.md', import.meta.url);
  const text = await readFile(guide, 'utf8');
  expect(text.split('default-src').length - 1).toBe(4);
  expect(text.split(contentPolicy).length - 1).toBe(4);
});
