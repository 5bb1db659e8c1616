import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../performance/find-browser.ts';
import { siteAddress } from './site-under-test.ts';

const executablePath = findBrowser();

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
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // Root, as in a container, cannot use the sandbox; the pages are our own.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
