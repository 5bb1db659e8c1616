import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { runScriptIn, startScript } from '#tests/commands/run-script.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

test('a command whose output nobody reads finishes its work', async () => {
  const folder = await createTemporaryFolder();
  const child = startScript('schema', ['--out', folder.path]);
  child.stdout.destroy();
  const [printed] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([printed, child.exitCode]).toEqual(['', 0]);
  expect(await readdir(folder.path)).toContain('result.schema.json');
});

test.skipIf(!existsSync('/dev/full')).for([
  ['with one write', 'schema', []],
  ['line by line', 'check', ['examples/os', '--format', 'json']],
] as const)('a report that cannot be written %s is an error', async ([, name, args]) => {
  const toFullDisk = ['sh', '-c', 'exec "$@" > /dev/full', 'sh'];
  const { code, stderr } = await runScriptIn(toFullDisk, name, args);
  expect([code, stderr]).toEqual([2, 'error: the output cannot be written: the disk is full\n']);
});
