import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minVersion } from 'semver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { projectRoot } from '../../dataset/project-root.ts';
import { runAstro, writeHandbook } from './handbook.ts';
import { packPackage, runProgram } from './installed-package.ts';

/** Asks the registry for every package, so that only the long tests do it. */
const isLong = process.env.BENCHLIGHT_REGISTRY !== undefined;

describe.runIf(isLong)('an installation from the registry', { timeout: 600_000 }, () => {
  let scratch: string;
  let whole: string;
  let small: string;
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'benchlight-install-'));
    for (const name of ['whole', 'small']) await mkdir(join(scratch, name));
    whole = await packPackage(join(scratch, 'whole'));
    small = await packPackage(join(scratch, 'small'), './.package/check');
  });
  afterAll(() => rm(scratch, { recursive: true }));

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
    expect(await readdir(join(project, 'site'))).toContain('guides');
  }

  test('npm installs the small package without Astro', async () => {
    const project = await createProject('npm-small');
    const installed = await runProgram('npm', ['install', small, '--no-audit'], project);
    expect(installed.code, installed.stderr).toBe(0);
    await expectChecks(project, 'benchlight-check', []);
    expect(await countPackages(project)).toBeLessThan(25);
  });

  test('npm installs the whole package with its peers', async () => {
    const project = await createProject('npm-whole');
    const installed = await runProgram('npm', ['install', whole, '--no-audit'], project);
    expect(installed.code, installed.stderr).toBe(0);
    await expectChecks(project, 'benchlight', ['check']);
    await expectSite(project);
    expect(await countPackages(project)).toBeLessThan(350);
  });

  test.for(['lowest', 'highest'] as const)(
    'the plugin and the program run with the %s versions of Astro and Starlight',
    async (end) => {
      const project = await createProject(end);
      await writeHandbook(project, "benchlight({ tasks: 'tasks/browser', path: 'tasks' })", [
        'browser',
      ]);
      const peers = Object.entries(manifest.peerDependencies).map(
        ([name, range]) =>
          `${name}@${end === 'lowest' ? (minVersion(range)?.version ?? range) : range}`,
      );
      const args = ['install', whole, ...peers, '--no-audit'];
      const installed = await runProgram('npm', args, project);
      expect(installed.code, installed.stderr).toBe(0);
      const built = await runAstro(project, join(project, 'node_modules'));
      expect(built.code, built.stdout + built.stderr).toBe(0);
      expect(await readdir(join(project, 'dist/handbook/tasks/tasks'))).toContain('index.html');
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
