import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTerminalProgress } from './terminal-progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function createTerminal(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.WriteStream;
  const shown = createTerminalProgress(stream);
  return { ...shown, read: () => String((stream as unknown as PassThrough).read() ?? '') };
}

test('shows on a terminal how far a long run has come, and leaves nothing behind', () => {
  const { progress, clear, read } = createTerminal(true);
  vi.advanceTimersByTime(1000);
  progress('checking', 50, 200);
  progress('checking', 51, 200);
  clear();
  expect(read()).toBe('\r\u001b[Kchecking 50 of 200 (25 %)\r\u001b[K');
});

test.for([
  ['a short run', true, 100],
  ['a run without a terminal', false, 1000],
] as const)('shows nothing of %s', ([, isTerminal, time]) => {
  const { progress, clear, read } = createTerminal(isTerminal);
  vi.advanceTimersByTime(time);
  progress('checking', 50, 200);
  clear();
  expect(read()).toBe('');
});
