import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { packPackage } from './installed-package.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The archive of the package that contains everything. */
    wholePackage: string;
    /** The archive of the one that only checks. */
    checkPackage: string;
  }
}

/** Packs both packages once, for all tests that install them. */
export default async function packPackages(project: TestProject): Promise<void> {
  const scratch = await createTemporaryFolder();
  const [whole, check] = [join(scratch.path, 'whole'), join(scratch.path, 'check')];
  for (const folder of [whole, check]) await mkdir(folder);
  // The first makes what the second packs.
  project.provide('wholePackage', await packPackage(whole, '.'));
  project.provide('checkPackage', await packPackage(check, './.package/check'));
}
