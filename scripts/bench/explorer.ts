import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { addresses } from '#addresses/addresses.ts';
import { launchOptions } from '#tests/browser/find-browser.ts';
import { runWithMemory } from '#tests/commands/run-with-memory.ts';
import { serveFolder } from '#tests/browser/serve-folder.ts';
import { inventTasks } from './invent-tasks.ts';
import { atShare, compareFigure, compareTimes } from './measure.ts';

const slowness = 4;
const rounds = 7;
const useRounds = 3;
/** In kB and ms. */
const budget = { index: 300, firstResult: 1000, update: 50 };
/** A word that occurs, a name, two words, a misspelt word, and one that does not occur. */
const searches = ['table', 'compare_table', 'browser page', 'spredsheet', 'qqqxyz'];
const mostValues = 12;

/** Builds the site of many tasks, and uses its explorer in a browser. */
export async function benchExplorer(folder: string, count: number): Promise<string[]> {
  await using invented = await inventTasks(folder, count);
  const { tasks, out } = invented;
  runWithMemory(['build', tasks, '--out', out]);
  const index = gzipSync(await readFile(join(out, addresses.explorerIndex)));
  await using server = await serveFolder(out);
  await using browser = await chromium.launch(launchOptions());
  const firstResults: number[] = [];
  // In the first round the server compresses.
  for (let round = 0; round <= rounds; round++) {
    await using context = await browser.newContext();
    const time = await timeFirstResult(await context.newPage(), server.address);
    if (round > 0) firstResults.push(time);
  }
  await using context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server.address}/tasks/`);
  await page.waitForSelector('task-explorer.ready');
  const keystrokes: number[] = [];
  const clicks: number[] = [];
  for (let round = 0; round < useRounds; round++) await useExplorer(page, keystrokes, clicks);
  return [
    `explorer of ${count} tasks in Chromium ${browser.version()}`,
    compareFigure('index, gzipped', index.length / 1000, budget.index, 'kB'),
    compareTimes(`first result, slowed ${slowness} times`, firstResults),
    compareFigure('  median', atShare(firstResults, 0.5), budget.firstResult, 'ms'),
    compareFigure('keystroke, 95 of 100 below', atShare(keystrokes, 0.95), budget.update, 'ms'),
    compareFigure('click, 95 of 100 below', atShare(clicks, 0.95), budget.update, 'ms'),
  ];
}

/** Opens the explorer with an empty cache, on a slower processor. */
async function timeFirstResult(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(`${address}/tasks/`, { waitUntil: 'commit' });
  const time = await page.waitForFunction(
    () => document.querySelector('task-explorer [data-position]') && performance.now(),
  );
  return Number(await time.jsonValue());
}

/** Types words and ticks boxes, and adds how long each took until the last frame that it changed. */
async function useExplorer(page: Page, keystrokes: number[], clicks: number[]): Promise<void> {
  const time = async (times: number[], act: () => Promise<unknown>) => {
    const shown = await page.evaluateHandle(startWatch);
    await act();
    times.push(await shown.evaluate(({ time }) => time));
  };
  const box = page.locator('task-explorer input[type=search]');
  for (const words of searches) {
    await box.focus();
    for (const key of words) await time(keystrokes, () => page.keyboard.press(key));
    await box.selectText();
    await time(keystrokes, () => page.keyboard.press('Delete'));
  }
  // As elements, since rows without results are removed from the list.
  const values = await page.locator('task-explorer .facets li:visible').elementHandles();
  for (const value of values.slice(0, mostValues)) {
    for (const control of [await value.$('input'), await value.$('button')]) {
      // The second click resets it, so that the next one begins with all tasks.
      for (let click = 0; click < 2; click++) await time(clicks, async () => control?.click());
    }
  }
}

/**
 * Runs in the page: the time from the next event to the end of the last frame that follows a change.
 * Handlers may defer work, so it waits until nothing has changed for a while. A task that is posted
 * within an animation frame runs when that frame is handed over.
 */
function startWatch(): { time: Promise<number> } {
  const quietTime = 120;
  const afterFrame = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve(performance.now());
        };
        port2.postMessage(null);
      });
    });
  const wait = async () => {
    const start = await new Promise<number>((resolve) => {
      for (const kind of ['keydown', 'click']) {
        const enter = (event: Event) => {
          resolve(event.timeStamp);
        };
        addEventListener(kind, enter, { capture: true, once: true });
      }
    });
    let changes = 0;
    const observer = new MutationObserver(() => changes++);
    observer.observe(document, { characterData: true, childList: true, subtree: true });
    let end = start;
    for (let now = start; now - end < quietTime;) {
      const before = changes;
      now = await afterFrame();
      if (changes > before || end === start) end = now;
    }
    observer.disconnect();
    return end - start;
  };
  return { time: wait() };
}
