import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Set it to the path of a Chromium or Chrome to use that one. */
const variable = 'BENCHLIGHT_BROWSER';

const programs = [
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

/** Finds a browser for the tests: the one that was named, the system's, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env[variable];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`${variable} is "${named}", but there is no such file`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  return [...onPath, ...places, chromium.executablePath()].find((path) => existsSync(path));
}

/** Installs a browser where that is allowed: with the system's packages as root, else Playwright's. */
export function installBrowser(): string {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
    ]);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    `no browser for the tests was found or could be installed; install Chromium or Chrome, or set ${variable} to its path`,
  );
}

function run(program: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(program, args, { stdio: 'inherit', env });
}
