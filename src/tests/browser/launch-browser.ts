import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '#performance/find-browser.ts';

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions());
