import { chmod, cp, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Run } from '../commands/run-script.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { findUnprivileged, runProgram, unpackInto } from './installed-package.ts';
import { startRegistry } from './local-registry.ts';
import { projectRoot } from '#dataset/project-root.ts';

/** Every build compiles all pages, and some of them need the registry, so that only the long tests run them. */
const isLong = process.env.BENCHLIGHT_REGISTRY !== undefined;

/** Where a command runs: what its environment lacks or has, and what starts it. */
interface Machine {
  variables?: Readonly<Record<string, string | undefined>>;
  prefix?: readonly string[];
  node?: () => Promise<string>;
  /** The folder that has the folders `tasks` and `site`; "closed" is one that cannot be written. */
  folder?: 'closed' | 'open' | 'des tâches 日本';
}

const hasNamespaces = spawnSync('unshare', ['--net', 'true']).status === 0;
const isTried = isLong && process.platform === 'linux';

describe.runIf(isTried)('the first build of a machine', { timeout: 900_000 }, () => {
  let scratch: string;
  let program: string;
  beforeAll(async () => {
    scratch = (await createTemporaryFolder()).path;
    await chmod(scratch, 0o755);
    for (const folder of ['closed', 'open', 'des tâches 日本']) {
      await cp(join(projectRoot, 'examples/mail_client'), at(folder, 'tasks'), { recursive: true });
      await chmod(at(folder), folder === 'closed' ? 0o555 : 0o777);
    }
    const folder = await unpackInto(at('project'), inject('wholePackage'), 'benchlight');
    program = join(folder, 'lib/cli/program/main.js');
  });

  const at = (...path: string[]) => join(scratch, ...path);

  /** Another user than root, whose rights would hide what is not allowed. */
  async function runOn(machine: Machine, args: readonly string[]): Promise<Run> {
    const { variables = {}, prefix = [], node, folder = 'open' } = machine;
    const own = (await node?.()) ?? process.execPath;
    const call = [...findUnprivileged(), ...prefix, own, program, ...args];
    const [first = own, ...rest] = call;
    // Nobody may write there.
    const home = { HOME: at('project'), XDG_CACHE_HOME: undefined, LOCALAPPDATA: undefined };
    return runProgram(first, rest, at(folder), { ...home, ...variables });
  }

  /** The program of a version of Node, from the registry. */
  async function installNode(version: string): Promise<string> {
    const folder = at(`node-${version}`);
    await mkdir(folder);
    const name = `node-linux-${process.arch}`;
    const args = ['install', `${name}@${version}`, '--no-audit', '--prefix', folder];
    const installed = await runProgram('npm', args, folder);
    expect(installed.code, installed.stderr).toBe(0);
    return join(folder, 'node_modules', name, 'bin/node');
  }

  const machines: readonly [what: string, machine: Machine, isLeftOut?: boolean][] = [
    ['a home that cannot be written', {}],
    ['no home', { variables: { HOME: undefined } }],
    ['no git, and nothing else on the path', { prefix: ['env', 'PATH=/nowhere'] }],
    ['no network', { prefix: ['unshare', '--net', '--map-root-user'] }, !hasNamespaces],
    ['no folder for temporary files', { variables: { TMPDIR: '/nowhere' } }],
    ['no language', { variables: { LANG: 'C', LC_ALL: 'C', CI: 'true', TERM: undefined } }],
    ['blanks and other letters in its paths', { folder: 'des tâches 日本' }],
    ['Node 22.18', { node: () => installNode('22.18') }],
    ['Node 24', { node: () => installNode('24') }],
  ];

  test.for(machines)(
    'writes a site with %s',
    async ([what, machine, isLeftOut = false], { skip }) => {
      skip(isLeftOut);
      const folder = machine.folder ?? 'open';
      const cache = at(folder, `cache of ${what}`);
      // Where no other folder for a cache can be written, it must be named.
      const named = what.includes('temporary') ? { BENCHLIGHT_CACHE: cache } : {};
      const variables = { TMPDIR: at(folder), ...machine.variables, ...named };
      const out = `site of ${what}`;
      const built = await runOn({ ...machine, variables }, ['build', 'tasks', '--out', out]);
      expect(built).toMatchObject({ code: 0, stderr: '' });
      expect(await readdir(at(folder, out))).toContain('index.html');
    },
  );

  const closed: Machine = { variables: { TMPDIR: '/nowhere', HOME: '/nowhere' } };

  test.for([
    ['check', ['check', 'tasks'], { code: 0 }],
    ['diff', ['diff', 'tasks', 'tasks'], { code: 0 }],
    [
      'build',
      ['build', 'tasks', '--out', 'none'],
      {
        code: 2,
        stderr:
          /^error: the cache .* cannot be written: .*\nName another folder with BENCHLIGHT_CACHE\.\n$/,
      },
    ],
  ] as const)('%s ends as it should where no cache can be written', async ([, args, expected]) => {
    const { code, stderr } = await runOn(closed, args);
    expect(code, stderr).toBe(expected.code);
    expect(stderr).toMatch('stderr' in expected ? expected.stderr : /^$/);
  });

  test.for([
    ['build', ['build', 'tasks'], /cannot write in .*: permission denied\n.*--out/],
    ['schema', ['schema', '--out', 'schema'], /cannot be created: permission denied\n.*--out/],
  ] as const)(
    '%s says what to do in a folder that cannot be written',
    async ([, args, expected]) => {
      const { code, stderr } = await runOn({ folder: 'closed' }, args);
      expect(stderr).toMatch(expected);
      expect(code).toBe(2);
    },
  );

  test('npx fetches the package into an empty home, and needs no network after that', async () => {
    const registry = await startRegistry();
    const home = at('home');
    await mkdir(home);
    const npx = (args: readonly string[], variables: Machine['variables'] = {}) =>
      runProgram('npx', ['--yes', 'benchlight', ...args], at('open'), {
        HOME: home,
        npm_config_registry: registry.address,
        npm_config_cache: undefined,
        XDG_CACHE_HOME: undefined,
        PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
        ...variables,
      });
    const first = await npx(['build', 'tasks', '--out', 'by-npx']);
    await registry.stop();
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const refused = 'http://127.0.0.1:9/';
    const offline = { npm_config_offline: 'true', HTTPS_PROXY: refused, HTTP_PROXY: refused };
    const again = await npx(['build', 'tasks', '--out', 'by-npx'], offline);
    expect(again.stdout).toMatch(/^nothing has changed/);
    expect(again).toMatchObject({ code: 0, stderr: '' });
  });

  test('a global installation builds', async () => {
    const registry = await startRegistry();
    const args = ['install', '--global', '--prefix', at('global'), 'benchlight', '--no-audit'];
    const installed = await runProgram('npm', args, at('open'), {
      npm_config_registry: registry.address,
    });
    await registry.stop();
    expect(installed.code, installed.stderr).toBe(0);
    const build = ['build', 'tasks', '--out', 'by-global'];
    const built = await runProgram(at('global/bin/benchlight'), build, at('open'), {
      PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
      XDG_CACHE_HOME: at('global-cache'),
    });
    expect(built).toMatchObject({ code: 0, stderr: '' });
  });
});
