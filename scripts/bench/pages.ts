import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { taskPageBudget as budget, weighPages } from '#tests/expectations/weigh-pages.ts';
import { runWithMemory } from '#tests/commands/run-with-memory.ts';
import { atShare, compareFigure } from './measure.ts';

/** Builds the site of a folder of tasks, and measures the sizes of its pages. */
export async function benchPages(folder: string): Promise<string[]> {
  const site = await mkdtemp(join(tmpdir(), 'benchlight-bench-'));
  try {
    runWithMemory(['build', folder, '--out', site]);
    const pages = await weighPages(site);
    const tasks = pages.filter(({ file }) => /^tasks\/(?!index\.html$|page\/)/.test(file));
    const compare = (label: string, bytes: number, limit: number) =>
      compareFigure(label, bytes / 1000, limit / 1000, 'kB');
    const html = tasks.map((page) => page.html);
    const onDisk = tasks.map((page) => page.bytes);
    return [
      `pages of ${tasks.length} tasks, gzipped`,
      compare('median', atShare(html, 0.5), budget.html),
      compare('99 of 100 below', atShare(html, 0.99), budget.heavyHtml),
      compare('median on the disk', atShare(onDisk, 0.5), budget.bytes),
      compare('scripts of any page', Math.max(...pages.map(({ script }) => script)), budget.script),
    ];
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}
