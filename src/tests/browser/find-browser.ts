import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** An environment variable for the path of the Chromium or Chrome to use. */
const variable = 'BENCHLIGHT_BROWSER';

const programs = [
  // Chromium without windows, which is what Playwright installs: half the time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds a browser for the tests: that of the variable, the system's, or Playwright's own. */
export function findBrowser(): string | undefined {
  const path = process.env[variable];
  if (path !== undefined) {
    if (existsSync(path)) return path;
    throw new Error(`${variable} is "${path}", but that file does not exist`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  return [...onPath, ...places, chromium.executablePath()].find((path) => existsSync(path));
}

/** How the tests and measurements launch it. */
export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  return {
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
}

/** Installs a browser: as root that of the system's packages, else Playwright's. */
export function installBrowser(): string {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    try {
      installPackages('chromium-headless-shell');
    } catch {
      // Older systems have no such package.
      installPackages('chromium');
    }
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    `no browser was found and none could be installed; install Chromium or Chrome, or set ${variable} to its path`,
  );
}

function installPackages(browser: string): void {
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation']);
}

function run(program: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // On Windows, only a shell can start npx.
  execFileSync(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
}
