import { findBrowser, installBrowser } from '#tests/browser/find-browser.ts';

export type Stage = readonly [name: string, program: string, ...args: string[]];

/** How each program is started. */
export const startOptions = {
  env: {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    BENCHLIGHT_BROWSER: findBrowser() ?? installBrowser(),
  },
  /** npm installs programs as files that only a shell of Windows can start. */
  shell: process.platform === 'win32',
};

/** Says whether all stages have passed, also as the exit code. */
export function conclude(failed: readonly string[]): void {
  console.log(failed.length === 0 ? '\nAll tests passed.' : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
