import { spawnSync } from 'node:child_process';
import { findBrowser, installBrowser } from '../src/bench/find-browser.ts';

const stages: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  ['format', 'prettier', '--check', '.'],
  // `astro check` writes the types of `astro:content`, without which the typed lint rules fail.
  ['types', 'astro', 'check'],
  ['lint', 'eslint', '--max-warnings', '0', '.'],
  ['units and builds', 'vitest', 'run'],
  ['browser', 'playwright', 'test', '--config', 'src/tests/browser/playwright.config.ts'],
];

const env = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  BENCHLIGHT_BROWSER: findBrowser() ?? installBrowser(),
};
const failed = stages.filter(([name, program, ...args]) => {
  console.log(`\n== ${name}`);
  const { status, error } = spawnSync(program, args, { env, stdio: 'inherit' });
  if (error) console.error(error.message);
  return status !== 0;
});

console.log(
  failed.length === 0
    ? '\nAll tests passed.'
    : `\nFailed: ${failed.map(([name]) => name).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
