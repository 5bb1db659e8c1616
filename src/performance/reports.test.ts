import { expect, test } from 'vitest';
import { formatBuildTimes } from './build.ts';
import type { Times } from './measure.ts';
import { formatPages } from './pages.ts';
import { formatRebuildTimes } from './rebuild.ts';

const times = (median: number): Times => ({ median, least: median - 100, most: median + 100 });
/** Columns are for the eye. */
const squeeze = (lines: readonly string[]) =>
  lines.map((line) => line.trim().replaceAll(/ {2,}/g, ' | '));

test('a cold build is compared with plain pages and another command', () => {
  const against = { command: 'make-site --fast', times: times(10_000) };
  const figures = { tasks: 3690, build: times(8000), plain: times(400), against, memory: 812.4 };
  expect(squeeze(formatBuildTimes(figures))).toEqual([
    'cold build of 3690 tasks, median of 3 rounds',
    'npm run build | 8000 ms (7900 to 8100)',
    'plain pages | 400 ms (300 to 500) | ratio 20.00, budget 20, met',
    'the other command | 10000 ms (9900 to 10100) | ratio 0.80, budget 1, met',
    'other command: make-site --fast',
    'peak memory | 812 MB | budget 2000 MB, met',
  ]);
});

test('a cold build of few tasks is not judged by plain pages, which need no start', () => {
  const figures = { tasks: 100, build: times(8000), plain: times(200), memory: 2001 };
  expect(squeeze(formatBuildTimes({ ...figures, against: undefined })).slice(2)).toEqual([
    'plain pages | 200 ms (100 to 300) | ratio 40.00',
    'peak memory | 2001 MB | budget 2000 MB, not met',
  ]);
});

test('later builds are shares of the cold one', () => {
  const figures = { cold: times(8000), nothing: times(1600), one: times(2100) };
  expect(squeeze(formatRebuildTimes(3690, figures))).toEqual([
    'build of 3690 tasks again, median of 3 rounds',
    'cold | 8000 ms (7900 to 8100)',
    'nothing changed | 1600 ms (1500 to 1700) | ratio 0.20, budget 0.2, met',
    'one task changed | 2100 ms (2000 to 2200) | ratio 0.26, budget 0.25, not met',
  ]);
});

test('pages are weighed by kind, and those of tasks have budgets', () => {
  const weights = { bytes: 35_200, script: 4800, style: 15_750 };
  const pages = [
    { file: 'index.html', html: 9000, ...weights },
    { file: 'tasks/one/index.html', html: 11_840, ...weights },
    { file: 'tasks/two/index.html', html: 21_000, ...weights, script: 21_400 },
  ];
  expect(squeeze(formatPages(pages, 53_200))).toEqual([
    'pages in kB, gzipped: median / 99 of 100 below',
    'kind | pages | HTML | scripts | styles',
    'start page | 1 | 9.0 / 9.0 | 4.8 / 4.8 | 15.8 / 15.8',
    'task | 2 | 11.8 / 21.0 | 4.8 / 21.4 | 15.8 / 15.8',
    'budgets',
    'task page, median | 11.8 kB | budget 8.5 kB, not met',
    'task page, 99 of 100 | 21.0 kB | budget 10 kB, not met',
    'task page, median, on the disk | 35.2 kB | budget 37 kB, met',
    'scripts of any page | 21.4 kB | budget 21 kB, not met',
    'index of the explorer | 53.2 kB | budget 300 kB, met',
  ]);
});
