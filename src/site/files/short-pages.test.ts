import { expect, test } from 'vitest';
import { pagePolicy } from '../policy/content-policy.ts';
import { writeShortPage } from './short-pages.ts';

const place = { base: '/desk', siteAddress: 'https://example.org/desk/', canary: 'a "bird"' };

test('leads to another page, at once and by a link', () => {
  const html = writeShortPage({ title: 'Task 3bb2a432', address: '/tasks/3bb2a432-f95d/' }, place);
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/desk/tasks/3bb2a432-f95d/">');
  expect(html).toContain('<a href="/desk/tasks/3bb2a432-f95d/">');
  expect(html).toContain('href="https://example.org/desk/tasks/3bb2a432-f95d/"');
  expect(html).toContain('content="noindex"');
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${pagePolicy}">`);
  expect(html).toContain('<meta name="canary" content="a &quot;bird&quot;">');
  expect(html).toContain('<link rel="icon" href="data:,">');
});

test('takes nothing of a title for markup', () => {
  const bare = { base: '/', siteAddress: undefined, canary: undefined };
  const html = writeShortPage({ title: 'Task </title><b>', address: '/tasks/title-b/' }, bare);
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('canary');
});
