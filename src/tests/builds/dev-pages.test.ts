import { spawn } from 'node:child_process';
import { test } from 'vitest';
import { projectRoot } from '#dataset/project-root.ts';
import { expectLiveSite, expectWholePages } from '../browser/live-pages.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { openLiveServer } from '../browser/live-server.ts';
import { scriptEnvironment, startScript } from '../commands/run-script.ts';

test('a clone serves pages without a fault, and shows edits', () =>
  expectLiveSite((args) => startScript('dev', args)));

test.runIf(process.env.BENCHLIGHT_PAGES === 'all')(
  'the server of Astro, for work on components, serves pages of the examples without a fault',
  async () => {
    const port = String(20_000 + ((process.pid + 1) % 12_000));
    const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', port];
    const env = { ...scriptEnvironment(), ASTRO_TELEMETRY_DISABLED: '1' };
    const program = spawn(process.execPath, args, { cwd: projectRoot, env });
    await using server = await openLiveServer(program, /Local +(http:\S+)[\s\S]*watching for file/);
    await using browser = await launchBrowser();
    await expectWholePages(browser, server);
  },
);
