import { expect, test } from 'vitest';
import { drawProgress, type StageState } from './progress-line.ts';

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
