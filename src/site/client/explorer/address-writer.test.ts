import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAddressWriter } from './address-writer.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/tasks/');
});
afterEach(() => {
  vi.useRealTimers();
});

test('a step of the history is written when the results are shown', () => {
  const steps = history.length;
  createAddressWriter().write('?app=vlc', 'push');
  expect(location.search).toBe('');
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  expect(location.pathname + location.search).toBe('/tasks/?app=vlc');
  expect(history.length).toBe(steps + 1);
});

test('an address without a query loses the question mark', () => {
  const writer = createAddressWriter();
  writer.write('?app=vlc', 'push');
  writer.write('', 'push');
  vi.runAllTimers();
  expect(location.href).toMatch(/\/tasks\/$/);
});

test('each of two quick steps is written', () => {
  const steps = history.length;
  const writer = createAddressWriter();
  writer.write('?app=vlc', 'push');
  writer.write('?app=os', 'push');
  vi.runAllTimers();
  expect(location.search).toBe('?app=os');
  expect(history.length).toBe(steps + 2);
});

test('typing replaces the address once, after a pause', () => {
  const writer = createAddressWriter();
  const steps = history.length;
  for (const word of ['t', 'ta', 'tab']) {
    writer.write(`?q=${word}`, 'replace');
    vi.advanceTimersByTime(200);
  }
  expect(location.search).toBe('');
  vi.advanceTimersByTime(200);
  expect(location.search).toBe('?q=tab');
  expect(history.length).toBe(steps);
});

test.for([
  [
    'a click, before a link is followed',
    () => {
      document.body.click();
    },
  ],
  ['the page being left', () => dispatchEvent(new Event('pagehide'))],
] as const)('a waiting address is written by %s', ([, leave]) => {
  createAddressWriter().write('?q=tab', 'replace');
  leave();
  expect(location.search).toBe('?q=tab');
});

test.for(['push', 'replace'] as const)('going back drops a waiting address (%s)', (way) => {
  const steps = history.length;
  const writer = createAddressWriter();
  writer.write('?q=tab', way);
  dispatchEvent(new Event('popstate'));
  vi.runAllTimers();
  expect([location.search, history.length]).toEqual(['', steps]);
});

test('a waiting address is written before a new step, and not again after it', () => {
  const writer = createAddressWriter();
  const written = vi.spyOn(history, 'replaceState');
  writer.write('?q=tab', 'replace');
  writer.write('?q=tab&app=vlc', 'push');
  vi.runAllTimers();
  expect(written).toHaveBeenCalledExactlyOnceWith(null, '', '/tasks/?q=tab');
  expect(location.search).toBe('?q=tab&app=vlc');
});
