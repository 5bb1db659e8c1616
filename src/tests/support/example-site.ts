import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { projectRoot } from '../../dataset/project-root.ts';
import { type BuiltSite, readSite } from './built-site.ts';
import { type Run, runScript } from './run-script.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    exampleRun: Run;
    exampleFolder: string;
  }
}

export const examples = join(projectRoot, 'examples');
export const exampleBase = '/catalogue';
export const exampleOrigin = 'https://example.org';

/** What the shared site is built with; a site to compare it with is built with the same. */
export const exampleOptions = ['--site', exampleOrigin, '--base', exampleBase];

/** Builds the site of the examples once, for all tests that only read it. */
export default async function buildExamples(project: TestProject): Promise<() => Promise<void>> {
  const scratch = await createTemporaryFolder();
  const folder = join(scratch.path, 'site');
  project.provide(
    'exampleRun',
    await runScript('build', [examples, '--out', folder, ...exampleOptions, '--force']),
  );
  project.provide('exampleFolder', folder);
  return () => scratch.remove();
}

/** The shared site of the examples; no test may change it. */
export const readExampleSite = (): Promise<BuiltSite> =>
  readSite(examples, inject('exampleFolder'), inject('exampleRun'));
