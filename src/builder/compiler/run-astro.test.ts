import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { runAstro } from './run-astro.ts';

test('says why Astro has failed', async () => {
  const { path } = await createTemporaryFolder();
  const options = { tasks: path, site: 'no address', outDir: join(path, 'site') };
  await expect(runAstro({ kind: 'site', options }, path)).rejects.toThrow(/site/);
}, 120_000);
