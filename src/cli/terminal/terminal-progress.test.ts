import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createBuildProgress,
  createTerminalProgress,
  drawProgress,
  type StageState,
} from './terminal-progress.ts';

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

const halfway: StageState = { stage: 'rendering pages', done: 250, total: 1000, elapsed: 2000 };
const full = 'rendering pages [#####---------------] 250 of 1,000 (25%), 125/s, 6 s left';

test.for<[what: string, state: StageState, columns: number, line: string]>([
  ['everything where there is room', halfway, 80, full],
  ['everything in the least room for it', halfway, full.length + 1, full],
  [
    'no bar where a line would wrap',
    halfway,
    full.length,
    'rendering pages 250 of 1,000 (25%), 125/s, 6 s left',
  ],
  ['no rate in less room', halfway, 46, 'rendering pages 250 of 1,000 (25%), 6 s left'],
  ['the count alone in little room', halfway, 40, 'rendering pages 250 of 1,000 (25%)'],
  ['the stage alone in hardly any', halfway, 20, 'rendering pages'],
  ['the beginning of the stage in less than that', halfway, 10, 'rendering'],
  [
    'no rate and no end that is a guess',
    { ...halfway, elapsed: 999 },
    80,
    'rendering pages [#####---------------] 250 of 1,000 (25%)',
  ],
  [
    'minutes where seconds are many, and a slow rate in tenths',
    { ...halfway, done: 10, elapsed: 4000 },
    80,
    'rendering pages [--------------------] 10 of 1,000 (1%), 2.5/s, 7 min left',
  ],
  [
    'a whole bar at the end, with nothing left',
    { ...halfway, done: 1000 },
    80,
    'rendering pages [####################] 1,000 of 1,000 (100%)',
  ],
  [
    'a stage without a count',
    { ...halfway, stage: 'preparing pages', done: undefined, total: undefined },
    80,
    'preparing pages',
  ],
])('shows %s', ([, state, columns, line]) => {
  expect(drawProgress(state, columns)).toBe(line);
});
