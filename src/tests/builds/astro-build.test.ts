import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { projectRoot } from '#dataset/project-root.ts';
import { fileDigestsName } from '#dataset/files/file-digests-name.ts';
import { digestFiles } from '../support/digest-files.ts';
import { exampleBase, exampleOrigin, examples } from '../support/example-options.ts';
import { runScript } from '../commands/run-script.ts';

let scratch: string;
beforeAll(async () => {
  // Astro renders pages from below their output folder, and they import packages.
  scratch = await mkdtemp(join(projectRoot, 'dist.'));
});
afterAll(() => rm(scratch, { recursive: true }));

test('the site is, byte for byte, the one that Astro alone makes of the plugin', async () => {
  const folder = join(scratch, 'astro');
  const call = [examples, folder, exampleOrigin, exampleBase];
  const astro = await runScript('../src/tests/builds/build-with-astro', call);
  expect(astro).toMatchObject({ code: 0, stderr: '' });

  // Astro does not need to know later what it wrote.
  const { [fileDigestsName]: _, ...made } = await digestFiles(inject('exampleFolder'));
  expect(made).toEqual(await digestFiles(folder));
});
