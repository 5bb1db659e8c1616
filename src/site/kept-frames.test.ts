import { afterEach, expect, test, vi } from 'vitest';
import { keepFrame } from './kept-frames.ts';

const place = '<page-content></page-content>';

afterEach(() => vi.unstubAllEnvs());

test('renders the frame of a key once', async () => {
  vi.stubEnv('PROD', true);
  const render = vi.fn(() => Promise.resolve(`<nav></nav>${place}</body>`));
  const frames = [await keepFrame('a', render), await keepFrame('a', render)];
  expect(frames).toEqual(Array(2).fill({ before: '<nav></nav>', after: '</body>' }));
  expect(render).toHaveBeenCalledTimes(1);
  await keepFrame('b', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('keeps nothing while developing', async () => {
  vi.stubEnv('PROD', false);
  const render = vi.fn(() => Promise.resolve(place));
  await keepFrame('c', render);
  await keepFrame('c', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test.for(['<nav></nav>', `${place}${place}`])('refuses a frame such as %s', async (html) => {
  await expect(keepFrame('d', () => Promise.resolve(html))).rejects.toThrow('no single place');
});
