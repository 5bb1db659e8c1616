import { join } from 'node:path';
import { expect } from 'vitest';
import { fileDigestsName } from '#dataset/files/file-digests-name.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { runScript } from '../commands/run-script.ts';
import { digestFiles } from '../support/digest-files.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { cloneWith, type PackageChange } from './changed-packages.ts';

/** A build with a changed package: the digests of its files, and its warnings. */
interface ChangedBuild {
  files: Record<string, string>;
  warnings: string[];
}

const folder = await createTemporaryFolder();
const tasks = join(folder.path, 'tasks');
await folder.write('tasks/a.json', exampleTask({ id: 'a' }));

/** @param isAlone whether Astro alone builds it, and not the command. */
async function buildWith(change: PackageChange, isAlone = false): Promise<ChangedBuild> {
  const clone = await cloneWith(change);
  const out = join((await createTemporaryFolder()).path, 'site');
  try {
    const { stderr } = isAlone
      ? await clone.run('src/tests/builds/build-with-astro.ts', tasks, out)
      : await clone.run('scripts/benchlight.mjs', 'build', tasks, '--out', out, '--quiet');
    return { files: await digestSite(out), warnings: stderr.split('\n').filter(Boolean) };
  } finally {
    await clone.remove();
  }
}

/** Astro does not need to know later what it wrote. */
async function digestSite(out: string): Promise<Record<string, string>> {
  const { [fileDigestsName]: _, ...files } = await digestFiles(out);
  return files;
}

let plain: Promise<Record<string, string>> | undefined;

/** The site that an unchanged clone builds. */
async function buildPlain(): Promise<Record<string, string>> {
  const out = join(folder.path, 'site');
  const run = await runScript('build', [tasks, '--out', out, '--quiet']);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  return digestSite(out);
}

/** Expects a build to end well where Astro has changed, with the same site and a line about it. */
export async function expectFallback(change: PackageChange): Promise<void> {
  const { files, warnings } = await buildWith(change);
  expect(warnings).toEqual([
    expect.stringMatching(/^warning: .+; building with Astro itself, which takes longer$/),
  ]);
  expect(files).toEqual(await (plain ??= buildPlain()));
}

/** Expects a build to end well where a component of Starlight has changed, and a line about it. */
export async function expectWarning(change: PackageChange): Promise<ChangedBuild> {
  const built = await buildWith(change);
  expect(built.warnings).toEqual([
    expect.stringMatching(/^warning: Starlight's \S+\.astro is not as expected: .+$/),
  ]);
  return built;
}

/** Expects the same, and the site that Astro makes then. */
export async function expectUnedited(change: PackageChange): Promise<void> {
  const { files } = await expectWarning(change);
  expect(files).toEqual((await buildWith(change, true)).files);
}
