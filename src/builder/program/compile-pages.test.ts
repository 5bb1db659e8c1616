import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { startCompiling } from './compile-pages.ts';

test('says why pages cannot be compiled', async () => {
  const scratch = await createTemporaryFolder();
  const [assets, program] = ['assets', 'program'].map((name) => join(scratch.path, name));
  const options = { tasks: scratch.path, site: 'no address' };
  const done = startCompiling(options, assets ?? '', program ?? '');
  await expect(done).rejects.toThrow(/^the pages cannot be compiled: .*site/s);
}, 120_000);
