import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startScript } from '../../tests/commands/run-script.ts';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';

test('a command whose output nobody reads finishes its work', async () => {
  await using folder = await createTemporaryFolder();
  const child = startScript('schema', ['--out', folder.path]);
  child.stdout.destroy();
  const [printed] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([printed, child.exitCode]).toEqual(['', 0]);
  expect(await readdir(folder.path)).toContain('result.schema.json');
});
