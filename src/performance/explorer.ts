import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { formatExplorerTimes } from './explorer-report.ts';
import { launchOptions } from './find-browser.ts';
import { prepareTasks } from './prepare-tasks.ts';
import { runBuild } from './run-npm-script.ts';
import { serveFolder } from './serve-folder.ts';
import { type UseOfExplorer, useExplorer } from './use-explorer.ts';
import { watchPage } from './watch-page.ts';

const slowness = 4;
const loadRounds = 7;
const useRounds = 3;
const indexPath = 'data/explorer.json';

/** Builds the site of many tasks, opens its explorer in a browser, and measures it there. */
export async function benchExplorer(tasksFolder: string, count: number): Promise<string[]> {
  await using prepared = await prepareTasks(tasksFolder, count);
  const out = join(prepared.scratch, 'site');
  await runBuild(prepared.tasks, out);
  return await benchExplorerOf(out);
}

/** Measures the explorer of an existing site, built for the root of its host. */
export async function benchExplorerOf(site: string): Promise<string[]> {
  const [machineLoad = 0] = loadavg();
  const index = await readFile(join(site, indexPath));
  await using server = await serveFolder(site);
  await using browser = await chromium.launch(launchOptions());
  const loads = [];
  for (let round = 0; round <= loadRounds; round++) {
    loads.push(await timeLoad(browser, server.address));
  }
  return formatExplorerTimes({
    tasks: (JSON.parse(index.toString()) as { rows: number }).rows,
    browser: `Chromium ${browser.version()}`,
    load: machineLoad,
    index: gzipSync(index).length / 1000,
    slowness,
    // In the first round the server compresses.
    loads: loads.slice(1),
    ...(await timeUse(browser, server.address)),
  });
}

/** Opens the explorer with an empty cache, on a slower processor. */
async function timeLoad(browser: Browser, address: string) {
  await using context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const { firstResult, ready } = await open(page, address);
  const parse = await page.evaluate(async (path) => {
    const start = performance.now();
    const response = await fetch(path, { cache: 'no-store' });
    await response.json();
    return performance.now() - start;
  }, `/${indexPath}`);
  return { firstResult, ready, parse };
}

/** Uses the explorer at full speed, and measures the page's memory before and after. */
async function timeUse(browser: Browser, address: string) {
  await using context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await open(page, address);
  const loaded = await measureMemory(page);
  const use: UseOfExplorer = { keystroke: [], facet: [], order: [] };
  for (let round = 0; round < useRounds; round++) {
    const { keystroke, facet, order } = await useExplorer(page);
    use.keystroke.push(...keystroke);
    use.facet.push(...facet);
    use.order.push(...order);
  }
  return { use, heap: { loaded, used: await measureMemory(page) } };
}

async function open(page: Page, address: string) {
  await page.addInitScript(watchPage);
  await page.goto(`${address}/tasks/`);
  return page.evaluate(async () => ({
    firstResult: await window.benchWatch.firstResult,
    ready: await window.benchWatch.ready,
  }));
}

/** The memory of the page in MB: the heap of its scripts, and the typed arrays beside it. */
async function measureMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return (usedSize + backingStorageSize) / 1e6;
}
