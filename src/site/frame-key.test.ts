import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { expect, test } from 'vitest';
import { frameKey } from './frame-key.ts';

const link = (href: string, isCurrent = false) => ({
  type: 'link' as const,
  label: href,
  href,
  isCurrent,
  badge: undefined,
  attrs: {},
});

const route = (sidebar: StarlightRouteData['sidebar'], hasSidebar = true) =>
  ({ sidebar, hasSidebar }) as StarlightRouteData;

const group = (...entries: StarlightRouteData['sidebar']) => ({
  type: 'group' as const,
  label: 'Apps',
  entries,
  collapsed: false,
  badge: undefined,
});

test('pages that no link of the sidebar leads to share a frame', () => {
  const key = frameKey(route([link('/a/'), group(link('/b/'))]));
  expect(frameKey(route([link('/a/'), group(link('/b/'))]))).toBe(key);
});

test('a page that the sidebar marks has a frame of its own', () => {
  const keys = [
    frameKey(route([link('/a/'), group(link('/b/'))])),
    frameKey(route([link('/a/', true), group(link('/b/'))])),
    frameKey(route([link('/a/'), group(link('/b/', true))])),
    frameKey(route([link('/a/')], false)),
  ];
  expect(new Set(keys).size).toBe(4);
});
