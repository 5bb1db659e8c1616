import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './find-browser.ts';

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions());
