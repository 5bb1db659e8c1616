import { expect, test } from 'vitest';
import { findInline } from './expect-strict.ts';

test.for([
  ['<script>go()</script>', ['script']],
  ['<script type="module">go()</script>', ['script']],
  ['<style>b { top: 0 }</style>', ['style']],
  ['<b style="top: 0">', ['b style="top: 0"']],
  ['<b onclick="go()">', ['b onclick']],
] as const)('finds what is inline in %s', ([html, expected]) => {
  expect(findInline(html)).toEqual(expected);
});

test.for([
  '<script src="/go.js"></script>',
  '<script type="application/ld+json">{}</script>',
  '<link rel="stylesheet" href="/site.css"><b class="style">',
])('finds nothing in %s', (html) => {
  expect(findInline(html)).toEqual([]);
});
