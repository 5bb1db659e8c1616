import { expect, test } from 'vitest';
import { formatExplorerTimes } from './explorer-report.ts';

test('sets the figures beside the budgets', () => {
  const update = (shown: number) => ({ script: shown / 2, shown });
  const lines = formatExplorerTimes({
    tasks: 10_000,
    browser: 'Chromium 1',
    load: 0.5,
    index: 281.4,
    slowness: 4,
    loads: [
      { firstResult: 1200, ready: 1600, parse: 110 },
      { firstResult: 1100, ready: 1500, parse: 100 },
      { firstResult: 1300, ready: 1700, parse: 120 },
    ],
    use: { keystroke: [update(10), update(20), update(50)], facet: [update(60)], order: [] },
    heap: { loaded: 12.3, used: 26 },
  });
  expect(lines.map((line) => line.replaceAll(/ {2,}/g, '  '))).toEqual([
    'explorer of 10000 tasks in Chromium 1, load of the machine 0.5 at the start',
    '  index, gzipped  281 kB  budget 300 kB, met',
    'first result, median of 3 rounds on a processor 4 times slower',
    '  on the screen  1200 ms (1100 to 1300)  budget 1000 ms, not met',
    '  with its filters  1600 ms (1500 to 1700)',
    '  index alone, got and parsed  110 ms (100 to 120)',
    'from an event to the painted frame, 95 of 100 below',
    '  keystroke  50 ms (median 20, most 50, of 3)  budget 50 ms, met',
    '  its handlers alone  25 ms (median 10, most 25, of 3)',
    '  click on a facet  60 ms (median 60, most 60, of 1)  budget 50 ms, not met',
    '  its handlers alone  30 ms (median 30, most 30, of 1)',
    '  another order  none',
    '  its handlers alone  none',
    'heap, swept',
    '  when loaded  12 MB  budget 25 MB, met',
    '  after use  26 MB  budget 25 MB, not met',
  ]);
});
