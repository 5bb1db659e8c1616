import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { runScriptIn } from '#tests/commands/run-script.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const scratch = await createTemporaryFolder();
const at = (...path: string[]) => join(scratch.path, ...path);

beforeAll(async () => {
  await scratch.write('tasks/example.json', exampleTask());
  await mkdir(at('disk'));
});

/** Runs a program that sees a disk of its own in the folder "disk". */
const withDisk = (options: string) => [
  ...['unshare', '--map-root-user', '--mount', 'sh', '-c'],
  ...['mount -t tmpfs -o "$0" tmpfs "$1" && shift && exec "$@"', options, at('disk')],
];
const full = withDisk('size=64k');
const readOnly = withDisk('ro');
const cached = ['env', `BENCHLIGHT_CACHE=${at('disk')}`];
const hasDisks = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0;

test.runIf(hasDisks).for([
  ['a build', full, 'build', 'site', `cannot write in ${at('disk')}: the disk is full`],
  ['a build', readOnly, 'build', 'site', `cannot write in ${at('disk')}: the file system is read-`],
  ['schema', full, 'schema', 'a/b', 'task.schema.json cannot be written: the disk is full'],
  ['schema', readOnly, 'schema', 'a/b', 'a/b cannot be created: the file system is read-only'],
] as const)('%s names its output folder where %s', async ([, disk, name, out, said]) => {
  const tasks = name === 'build' ? [at('tasks')] : [];
  const run = await runScriptIn(disk, name, [...tasks, '--out', at('disk', out)]);
  expect(run.code).toBe(2);
  expect(run.stderr).toContain(said);
  expect(run.stderr).toMatch(/\n.*, or (?:choose|name) another .*folder with --out\.\n$/);
});

test.runIf(hasDisks).for([
  [full, 'the disk is full', 'Free up space'],
  [readOnly, 'the file system is read-only', 'Make it writable'],
] as const)(
  'a build that has to compile pages names its cache where %j',
  async ([disk, reason, hint]) => {
    const call = [at('tasks'), '--out', at('site'), '--quiet'];
    const { code, stderr } = await runScriptIn([...disk, ...cached], 'build', call);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: /);
    expect(stderr).toContain(`cannot use the cache ${at('disk')}: ${reason}\n`);
    expect(stderr).toContain(`${hint}, or name another folder with BENCHLIGHT_CACHE.\n`);
    expect(await readdir(scratch.path)).toEqual(['disk', 'tasks']);
  },
);

test.runIf(hasDisks).for([full, readOnly])('a check does without its cache', async (disk) => {
  const call = [at('tasks'), '--fail-on', 'never'];
  const run = await runScriptIn([...disk, ...cached], 'check', call);
  expect(run).toMatchObject({ code: 0, stderr: '' });
});

test.runIf(process.platform === 'linux')(
  'a schema that cannot be written whole leaves the earlier one',
  async () => {
    await scratch.write('schemas/task.schema.json', '{"old":1}');
    const limited = ['sh', '-c', 'ulimit -f 8; exec "$@"', 'sh'];
    const run = await runScriptIn(limited, 'schema', ['--out', at('schemas')]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('cannot be written: the file is larger than the system allows');
    expect(await readFile(at('schemas/task.schema.json'), 'utf8')).toBe('{"old":1}');
    expect(await readdir(at('schemas'))).toEqual(['task.schema.json']);
  },
);
