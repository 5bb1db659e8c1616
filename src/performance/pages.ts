import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { explorerBudget } from './explorer-report.ts';
import { atShare } from './measure.ts';
import { kindOfPage } from './page-kinds.ts';
import { judge, row } from './report-rows.ts';
import { runBuild } from './run-npm-script.ts';
import { type PageWeight, weighPages } from './weigh-pages.ts';

/** Builds the site of a tasks folder, and measures the sizes of its pages. */
export async function benchPages(tasksFolder: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'benchlight-bench-'));
  try {
    await runBuild(tasksFolder, folder);
    return await benchPagesOf(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures the sizes of the pages of an existing site, built for the root of its host. */
export async function benchPagesOf(site: string): Promise<string[]> {
  const index = gzipSync(await readFile(join(site, 'data/explorer.json'))).length;
  return formatPages(await weighPages(site), index);
}

/** @param index the size of the explorer's index. */
export function formatPages(pages: readonly PageWeight[], index: number): string[] {
  const byKind = Map.groupBy(pages, ({ file }) => kindOfPage(file));
  const tasks = byKind.get('task') ?? [];
  const html = tasks.map((page) => page.html);
  const bytes = tasks.map((page) => page.bytes);
  const script = Math.max(...pages.map((page) => page.script));
  const budget = taskPageBudget;
  return [
    'pages in kB, gzipped: median / 99 of 100 below',
    `  ${['kind', 'pages', 'HTML', 'scripts', 'styles'].map(pad).join('')}`.trimEnd(),
    ...[...byKind].map(([kind, own]) =>
      `  ${[
        kind,
        String(own.length),
        ...(['html', 'script', 'style'] as const).map((part) =>
          formatSpread(own.map((page) => page[part])),
        ),
      ]
        .map(pad)
        .join('')}`.trimEnd(),
    ),
    'budgets',
    row('task page, median', ...weigh(atShare(html, 0.5), budget.html)),
    row('task page, 99 of 100', ...weigh(atShare(html, 0.99), budget.heavyHtml)),
    row('task page, median, on the disk', ...weigh(atShare(bytes, 0.5), budget.bytes)),
    row('scripts of any page', ...weigh(script, budget.script)),
    row('index of the explorer', ...weigh(index, explorerBudget.index * 1000)),
  ];
}

const pad = (text: string): string => text.padEnd(16);

const formatSpread = (weights: readonly number[]): string =>
  [0.5, 0.99].map((share) => (atShare(weights, share) / 1000).toFixed(1)).join(' / ');

const weigh = (bytes: number, limit: number): [figure: string, verdict: string] => [
  `${(bytes / 1000).toFixed(1)} kB`,
  judge(bytes / 1000, limit / 1000, 'kB'),
];

/** The largest sizes of a task's page, in bytes, gzipped, except `bytes`. */
export const taskPageBudget = {
  /** The median of all pages. */
  html: 8_500,
  /** The 99th percentile of all pages. */
  heavyHtml: 10_000,
  /** The median of all pages on the disk, where a kilobyte more makes 20,000 tasks 20 MB larger. */
  bytes: 37_000,
  /** The maximum of all pages, before the search is opened. */
  script: 21_000,
};

/** The files that each task adds: its page and its file. */
export const filesPerTask = 2;
