import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { expect, inject, vi } from 'vitest';
import { projectRoot } from '#dataset/project-root.ts';
import { startProgram } from '../installed-package.ts';
import { type BlockPlan, variables } from './block-plans.ts';
import type { CommandBlock } from './command-blocks.ts';
import type { Lab } from './lab.ts';

/** What a run of a block needs besides what is in the lab. */
export interface Surroundings {
  /** The address of a registry. Without one, npm finds only what the lab has. */
  registry: string | undefined;
  /** Opens the site that a server has, which is that of the folder if it names one. */
  openSite: (address: string, folder: string | undefined) => Promise<void>;
}

/** Runs a block as printed, and expects of it what its plan says. */
export async function runBlock(
  lab: Lab,
  { name, title, text }: CommandBlock,
  { folder, before, after, exitCode, serves }: BlockPlan,
  { registry, openSite }: Surroundings,
): Promise<void> {
  const cwd = join(lab.path, folder);
  await mkdir(cwd, { recursive: true });
  if (title !== undefined) await writeFile(join(cwd, title), `${text}\n`);
  const commands = title === undefined ? text : '';
  const script = [before, commands, after].filter((part) => part !== '').join('\n');
  const changes = { ...variables, ...toEnvironment(lab, registry) };
  const child = startProgram('bash', ['--norc', '-euc', script], cwd, changes, {
    detached: serves !== undefined,
  });
  child.stdin.end();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const closed = once(child, 'close');
  if (serves !== undefined) {
    try {
      await expectService();
    } finally {
      // As Ctrl+C does, for all programs that the shell has started.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    }
  }
  const [code] = (await closed) as [number | null];
  const message = `${name}\n${output}`;
  expect(output, message).not.toMatch(/This is a bug in Benchlight|^ +at .*:\d+:\d+\)?$/m);
  // What was interrupted does not say how it ended.
  if (serves === undefined) expect(code, message).toBe(exitCode);

  async function expectService(): Promise<void> {
    const wanted = serves === 'reports' ? /press Ctrl\+C/i : /http:\/\/127\S+\//;
    await vi.waitFor(
      () => {
        if (!wanted.test(output) && child.exitCode === null) throw new Error(output);
      },
      { timeout: 300_000, interval: 50 },
    );
    const [address] = wanted.exec(output) ?? [];
    expect(address, output).toBeDefined();
    const [, site = ''] = /^serving (.*) at http/m.exec(output) ?? [];
    const folder = existsSync(site) ? site : undefined;
    if (serves === 'pages' && address !== undefined) await openSite(address, folder);
  }
}

function toEnvironment({ path }: Lab, registry: string | undefined): Record<string, string> {
  const own = join(projectRoot, 'node_modules/.bin');
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== own);
  return {
    PATH: [join(path, 'programs'), dirname(process.execPath), ...folders].join(delimiter),
    PACKAGE: inject('wholePackage'),
    XDG_CACHE_HOME: join(path, 'cache'),
    ASTRO_TELEMETRY_DISABLED: '1',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.org',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.org',
    // The address of the repository in CONTRIBUTING.
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${projectRoot}/.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://git.example.org/benchlight/benchlight.git',
    ...(registry === undefined
      ? { npm_config_offline: 'true' }
      : { npm_config_registry: registry, npm_config_yes: 'true' }),
  };
}
