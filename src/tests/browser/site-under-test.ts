import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleBase } from '../support/example-options.ts';

/** A base path, so that every test also shows that the site works below one. */
export const base = exampleBase;

/** One for each run, so that no run meets the server of another; below those that systems give to clients. */
export const port = Number(
  (process.env.BENCHLIGHT_TEST_PORT ??= String(20_000 + (process.pid % 12_000))),
);

export const siteAddress = `http://127.0.0.1:${port}${base}/`;

/** Where the site is built; the workers of one run share it through their environment. */
export function siteFolder(): string {
  return (process.env.BENCHLIGHT_TEST_SITE ??= join(
    mkdtempSync(join(tmpdir(), 'benchlight-')),
    'site',
  ));
}
