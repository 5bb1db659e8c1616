import { expect, test } from 'vitest';
import { toCataloguePath } from './catalogue-path.ts';

test.for([
  ['no path', undefined, ''],
  ['the base path', '/', ''],
  ['a name', 'desktop', '/desktop'],
  ['slashes around it', '/desktop/', '/desktop'],
  ['several parts', 'datasets/desktop-2.1', '/datasets/desktop-2.1'],
] as const)('accepts %s', ([, named, path]) => {
  expect(toCataloguePath(named)).toBe(path);
});

test.for(['a b', 'größe', 'a//b', '../a', 'a/.b', '[path]', 'a?b'])('refuses %s', (named) => {
  expect(() => toCataloguePath(named)).toThrow(`"${named}" cannot be the path of a catalogue`);
});
