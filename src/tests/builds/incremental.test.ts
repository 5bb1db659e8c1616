import { cp, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../dataset/project-root.ts';
import { digestFiles } from '../support/digest-files.ts';
import { drawEdits, editDataset, mildEdits, wildEdits } from '../edits/edit-dataset.ts';
import { runScript } from '../support/run-script.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

// For another folder of tasks: BENCHLIGHT_DATASET names it, BENCHLIGHT_SEED other edits.
const { BENCHLIGHT_DATASET: source = join(projectRoot, 'examples'), BENCHLIGHT_SEED: seed = '7' } =
  process.env;

let scratch: TemporaryFolder;
let tasks: string;
beforeAll(async () => {
  scratch = await createTemporaryFolder();
  tasks = join(scratch.path, 'tasks');
  await cp(source, tasks, { recursive: true });
  await build('site', '--force');
});
afterAll(() => scratch.remove());

const at = (name: string) => join(scratch.path, name);

/** Builds the tasks as they are now. */
async function build(
  site: string,
  ...options: string[]
): Promise<{ pages: number; rendered: number }> {
  const place = ['--site', 'https://example.org', '--base', '/tasks', '--fail-on', 'never'];
  const run = await runScript('build', [tasks, '--out', at(site), ...place, ...options]);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  const [, pages, rendered = pages] = /(\d+) pages(?: \((\d+) rendered\))?/.exec(run.stdout) ?? [];
  return { pages: Number(pages), rendered: Number(rendered) };
}

// What wild edits have broken, mild ones would howToFix; so those come first.
test.for([
  ['mild', mildEdits, 1],
  ['mild', mildEdits, 2],
  ['wild', wildEdits, 3],
  ['wild', wildEdits, 4],
] as const)(
  'after thirteen %s edits, a build that renders what has changed equals a cold one',
  async ([mood, kinds, round]) => {
    for (const edit of drawEdits(kinds, Number(seed) + round, 13)) await editDataset(tasks, edit);

    const former = await digestFiles(at('site'));
    await linkFiles(Object.keys(former), at('site'), at(`former-${round}`));

    const { pages, rendered } = await build('site');
    // What is used again must not be changed: a build that fails leaves the former site.
    expect(await digestFiles(at(`former-${round}`))).toEqual(former);
    await build('cold', '--force');
    expect(await digestFiles(at('site'))).toEqual(await digestFiles(at('cold')));
    // A mild edit leaves most pages as they are, or nothing would have been compared here.
    if (mood === 'mild') expect(rendered / pages).toBeLessThan(0.5);
  },
);

async function linkFiles(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await link(join(from, name), join(to, name));
  }
}
