import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../performance/find-browser.ts';

const executablePath = findBrowser();

export const browserOptions: LaunchOptions = {
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
};

export const launchBrowser = (): Promise<Browser> => chromium.launch(browserOptions);
