import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minVersion } from 'semver';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { projectRoot } from '#dataset/project-root.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { expectDevelopment } from './expect-development.ts';
import { runAstro, writeHandbook } from './handbook.ts';
import { runProgram } from './installed-package.ts';

/** Where each dataset is in the site. */
const datasets = { browser: 'desktop', mail_client: 'sets/web' };
const plugins = Object.entries(datasets)
  .map(([name, path]) => `benchlight({ tasks: 'tasks/${name}', path: '${path}' })`)
  .join();

/** Asks the registry for every package, so that only the long tests do it. */
const isLong = process.env.BENCHLIGHT_REGISTRY !== undefined;

describe.runIf(isLong)('an installation from the registry', { timeout: 600_000 }, () => {
  let scratch: string;
  const whole = inject('wholePackage');
  const small = inject('checkPackage');
  beforeAll(async () => {
    scratch = (await createTemporaryFolder()).path;
  });

  /** A project with a good and a bad folder. */
  async function createProject(name: string): Promise<string> {
    const project = join(scratch, name);
    await cp(join(projectRoot, 'examples'), join(project, 'good'), { recursive: true });
    await mkdir(join(project, 'bad'));
    await writeFile(join(project, 'bad/x.json'), '{ "instruction": 1 }');
    await writeFile(join(project, 'package.json'), '{ "private": true }');
    return project;
  }

  const countPackages = async (project: string) => {
    const listed = await runProgram('npm', ['ls', '--all', '--parseable'], project);
    return listed.stdout.trim().split('\n').length - 1;
  };

  async function expectChecks(project: string, program: string, command: string[]): Promise<void> {
    const path = join(project, 'node_modules/.bin', program);
    const codes = ['good', 'bad'].map(async (folder) => {
      const { code } = await runProgram(path, [...command, folder], project);
      return code;
    });
    expect(await Promise.all(codes)).toEqual([0, 1]);
  }

  async function expectSite(project: string): Promise<void> {
    const program = join(project, 'node_modules/.bin/benchlight');
    const built = await runProgram(program, ['build', 'good', '--out', 'site'], project);
    expect(built).toMatchObject({ code: 0, stderr: '' });
    const names = await readdir(join(project, 'site'));
    expect(names).toEqual(expect.arrayContaining(['favicon.svg', 'guides']));
  }

  /** A site keeps its front page, its page for missing ones and its files beside datasets below paths. */
  async function expectOwnPages(site: string): Promise<void> {
    for (const path of Object.values(datasets)) {
      expect(await readdir(join(site, path, 'tasks'))).toContain('index.html');
    }
    const names = await readdir(site);
    expect(names.filter((name) => ['tasks', 'data', 'pagefind'].includes(name))).toEqual([]);
    const read = (name: string) => readFile(join(site, name), 'utf8');
    expect(await read('index.html')).toContain('Hang your coat there.');
    expect(await read('404.html')).not.toContain('all tasks');
  }

  test('npm installs the small package without Astro', async () => {
    const project = await createProject('npm-small');
    const installed = await runProgram('npm', ['install', small, '--no-audit'], project);
    expect(installed.code, installed.stderr).toBe(0);
    await expectChecks(project, 'benchlight-check', []);
    expect(await countPackages(project)).toBeLessThan(45);
  });

  test('npm installs the whole package without Astro', async () => {
    const project = await createProject('npm-whole');
    const installed = await runProgram('npm', ['install', whole, '--no-audit'], project);
    expect(installed.code, installed.stderr).toBe(0);
    await expectChecks(project, 'benchlight', ['check']);
    await expectSite(project);
    expect(await readdir(join(project, 'node_modules'))).not.toContain('astro');
    expect(await countPackages(project)).toBeLessThan(150);
    const { stdout } = await runProgram('du', ['-sm', 'node_modules'], project);
    expect(Number.parseInt(stdout)).toBeLessThan(120);
  });

  test.for(['lowest', 'highest'] as const)(
    'the plugin and the program run with the %s versions of Astro and Starlight',
    async (end) => {
      const project = await createProject(end);
      await writeHandbook(project, plugins, Object.keys(datasets));
      const peers = Object.entries(packageJson.peerDependencies).map(
        ([name, range]) =>
          `${name}@${end === 'lowest' ? (minVersion(range)?.version ?? range) : range}`,
      );
      const args = ['install', whole, ...peers, '--no-audit'];
      const installed = await runProgram('npm', args, project);
      expect(installed.code, installed.stderr).toBe(0);
      const built = await runAstro(project, join(project, 'node_modules'));
      expect(built.code, built.stdout + built.stderr).toBe(0);
      await expectOwnPages(join(project, 'dist/handbook'));
      await expectDevelopment(project, datasets);
      await expectSite(project);
    },
  );

  test('pnpm installs the whole package, with each package seeing only its own', async () => {
    const project = await createProject('pnpm');
    await mkdir(join(project, 'tool'));
    await writeFile(join(project, 'tool/package.json'), '{ "private": true }');
    const tool = join(project, 'tool');
    await runProgram('npm', ['install', 'pnpm@12', '--no-audit'], tool);
    const pnpm = join(tool, 'node_modules/.bin/pnpm');
    // It ends with 1 when a package, here esbuild, has an installation script that nobody has allowed.
    await runProgram(pnpm, ['add', whole, '--store-dir', join(project, 'store')], project);
    expect(await readdir(join(project, 'node_modules'))).toContain('benchlight');
    await expectChecks(project, 'benchlight', ['check']);
    await expectSite(project);
  });
});
