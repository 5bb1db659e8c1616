import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBuildProgress } from './build-progress.ts';
import { createTerminalProgress } from './terminal-progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubEnv('TERM', 'xterm');
});
afterEach(() => {
  vi.useRealTimers();
});

function createStream(isTTY: boolean, columns = 80) {
  const through = new PassThrough();
  const stream = Object.assign(through, { isTTY, columns }) as unknown as NodeJS.WriteStream;
  // From Node 26 on, each read returns one chunk.
  const read = () => [...readChunks(through)].join('');
  return { stream, read };
}

function* readChunks(through: PassThrough): Generator<Buffer> {
  for (let chunk; (chunk = through.read() as Buffer | null);) yield chunk;
}

test('shows on a terminal how far a long run has come, and leaves nothing behind', () => {
  const { stream, read } = createStream(true);
  const { progress, clear } = createTerminalProgress({ stream });
  vi.advanceTimersByTime(1000);
  progress('checking files', 50, 200);
  progress('checking files', 51, 200);
  clear();
  expect(read()).toBe('\r\u001b[Kchecking files [#####---------------] 50 of 200 (25%)\r\u001b[K');
});

test.for([
  ['a short run', true, 'xterm', 100],
  ['a run without a terminal', false, 'xterm', 1000],
  ['a terminal that cannot write over a line', true, 'dumb', 1000],
] as const)('shows nothing of %s', ([, isTTY, term, time]) => {
  vi.stubEnv('TERM', term);
  const { stream, read } = createStream(isTTY);
  const { progress, clear } = createTerminalProgress({ stream });
  vi.advanceTimersByTime(time);
  progress('checking files', 50, 200);
  clear();
  expect(read()).toBe('');
});

/** A build in small: a stage that does not count between two that do. */
function run({ progress, clear }: ReturnType<typeof createBuildProgress>) {
  progress('checking files', 1, 2);
  progress('checking files', 2, 2);
  progress('preparing pages');
  progress('rendering pages', 0, 40);
  vi.advanceTimersByTime(2000);
  progress('rendering pages', 20, 40);
  clear();
}

test('a build on a terminal shows each stage at once, with its own rate', () => {
  const { stream, read } = createStream(true, 69);
  const said: string[] = [];
  run(createBuildProgress(false, (line) => said.push(line), stream));
  expect(read().split('\r\u001b[K')).toEqual([
    '',
    'checking files [##########----------] 1 of 2 (50%)',
    'preparing pages',
    'rendering pages [--------------------] 0 of 40 (0%)',
    'rendering pages 20 of 40 (50%), 10/s, 2 s left',
    '',
  ]);
  expect(said).toEqual([]);
});

test('a build elsewhere says one plain line for each stage', () => {
  const { stream, read } = createStream(false);
  const said: string[] = [];
  run(createBuildProgress(false, (line) => said.push(line), stream));
  expect(said).toEqual(['checking files: 2', 'preparing pages', 'rendering pages: 40']);
  expect(read()).toBe('');
});

test.for([true, false])('a quiet build says nothing; on a terminal: %s', (isTTY) => {
  const { stream, read } = createStream(isTTY);
  const said: string[] = [];
  run(createBuildProgress(true, (line) => said.push(line), stream));
  expect([said, read()]).toEqual([[], '']);
});
