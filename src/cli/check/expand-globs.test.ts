import { expect, test, vi } from 'vitest';
import { UsageError } from '../../dataset/usage-error.ts';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { expandGlobs } from './expand-globs.ts';

test('puts the files that a glob matches in its place', async () => {
  const folder = await createTemporaryFolder();
  vi.stubEnv('INIT_CWD', folder.path);
  for (const name of ['a/2', 'a/1', 'b/3', 'node_modules/x/4', 'a/[5]']) {
    await folder.write(`${name}.json`, {});
  }
  expect(await expandGlobs(['b', '-', 'a/[0-9].json'])).toEqual(['b', '-', 'a/1.json', 'a/2.json']);
  expect(await expandGlobs(['a/[5].json'])).toEqual(['a/[5].json']);
  expect(await expandGlobs(['**/{2,3,4}.json'])).toEqual(['a/2.json', 'b/3.json']);
  await expect(expandGlobs(['c/*.json'])).rejects.toThrow(UsageError);
});
