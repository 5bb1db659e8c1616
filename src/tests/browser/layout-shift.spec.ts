import { expect, type Page } from '@playwright/test';
import { test } from './shared-page.ts';

/** Pages on which scripts show something. */
const pages = [
  'tasks/3bb2a432-f95d-48e1-8a34-75bb927a34fa/',
  'tasks/',
  'tasks/?app=chrome&q=page',
  'metrics/',
  'findings/',
  'findings/?rule=V01',
  'data/',
] as const;

for (const [screen, size] of [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`nothing moves while pages are loaded slowly on ${screen}`, async ({ freshPage: page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(observeShifts);
    await slowDown(page);
    for (const address of pages) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
      const sum = shifts.reduce((total, shift) => total + shift, 0);
      expect.soft(sum, address).toBeLessThan(0.01);
    }
  });
}

/** Collects how far the parts of the page move, as a browser weighs it. */
function observeShifts(): void {
  const shifts: number[] = [];
  Reflect.set(window, 'shifts', shifts);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

/** Scripts must come after the first frame, as on a phone with a cold cache. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}
