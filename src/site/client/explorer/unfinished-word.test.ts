import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUnfinishedWord } from './unfinished-word.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function type(value: string) {
  const box = document.createElement('input');
  const show = vi.fn();
  const isUnfinished = createUnfinishedWord(box, show);
  box.value = value;
  box.dispatchEvent(new Event('input'));
  return { box, show, isUnfinished };
}

test.for([
  ['the first letters of a word', 'vol', true],
  ['a word and a blank', 'vol ', false],
  ['nothing', '', false],
] as const)('%s', ([, value, expected]) => {
  expect(type(value).isUnfinished()).toBe(expected);
});

test.for([
  ['a pause', () => vi.advanceTimersByTime(900)],
  [
    'Enter, or leaving the box,',
    ({ box }: ReturnType<typeof type>) => box.dispatchEvent(new Event('change')),
  ],
] as const)('%s finishes a word that was waited for', ([, finish]) => {
  const typed = type('vol');
  expect(typed.isUnfinished()).toBe(true);
  finish(typed);
  expect(typed.show).toHaveBeenCalledTimes(1);
  expect(typed.isUnfinished()).toBe(false);
});

test('is silent where nothing waited', () => {
  const { show } = type('vol');
  vi.advanceTimersByTime(900);
  expect(show).not.toHaveBeenCalled();
});
