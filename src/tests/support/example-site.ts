import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type BuiltSite, readSite } from './built-site.ts';
import { exampleOptions, examples } from './example-options.ts';
import { runListing } from '../commands/loaded-modules.ts';
import { type Run, runScript } from '../commands/run-script.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    exampleRun: Run;
    exampleFolder: string;
    /** What the build of it has loaded. */
    exampleModules: readonly string[];
  }
}

/**
 * Builds the site of the examples once, for all tests that only read it. Pages for other sites are
 * compiled once too, as otherwise several workers would begin with it.
 */
export default async function buildExamples(project: TestProject): Promise<void> {
  const scratch = await createTemporaryFolder();
  const folder = join(scratch.path, 'site');
  const call = [examples, '--out', folder, ...exampleOptions, '--force'];
  const [{ run, modules }, compiled] = await Promise.all([
    runListing('build', call),
    runScript('../src/tests/builds/compile-plain-pages', []),
  ]);
  if (compiled.code !== 0) throw new Error(compiled.stderr);
  project.provide('exampleRun', run);
  project.provide('exampleModules', modules);
  project.provide('exampleFolder', folder);
}

let read: Promise<BuiltSite> | undefined;

/** The shared site of the examples, read once for all tests of a worker; none may change it. */
export const readExampleSite = (): Promise<BuiltSite> =>
  (read ??= readSite(examples, inject('exampleFolder'), inject('exampleRun')));
