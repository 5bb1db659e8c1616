import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './find-browser.ts';
import { siteAddress } from './site-under-test.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results',
  globalSetup: ['../support/temporary-folder.ts', './build-site.ts'],
  fullyParallel: true,
  timeout: 300_000,
  // The machine may be busy with other things.
  expect: { timeout: 15_000 },
  // More than processors, as pages wait now and then.
  workers: availableParallelism() + 2,
  use: {
    baseURL: siteAddress,
    // Without it, a click on an element that is not there waits as long as the whole test may take.
    actionTimeout: 60_000,
    launchOptions: launchOptions(),
  },
});
