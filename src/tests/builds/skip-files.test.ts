import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleTask } from '../../lint/examples/example-task.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';
import { findDeadLinks } from '../support/html-pages.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const id = '0b1f0a4e-5c5d-4b6f-8d7c-2f3a4b5c6d7e';

let scratch: TemporaryFolder;
beforeAll(async () => {
  scratch = await createTemporaryFolder();
  await scratch.write('tasks/example.json', exampleTask({ id }));
});
afterAll(() => scratch.remove());

async function buildSkipping(skipped: string) {
  const folder = join(scratch.path, skipped);
  const built = await buildSite(join(scratch.path, 'tasks'), folder, '--skip', skipped);
  const files = await readdir(folder, { recursive: true });
  return { built, files, page: built.pages.find(({ file }) => file === `tasks/${id}/index.html`) };
}

/** The citation itself stays: as text to read and to copy. */
const expectCited = ({ html }: BuiltSite) => {
  const page = html.get(`tasks/${id}/index.html`);
  expect(page).toContain('aria-label="Copy as BibTeX"');
  expect(page).toContain('@misc{');
};
const expectSoundLinks = async ({ folder, pages }: BuiltSite) => {
  expect(await findDeadLinks(folder, pages)).toEqual([]);
};

test('when citations are skipped, tasks have no files to cite them, and keep the text', async () => {
  const { built, files, page } = await buildSkipping('citations');
  expect(files.filter((file) => /^tasks\/.*\.(?:bib|ris|txt)$/.test(file))).toEqual([]);
  expect(files).toContain(`t/${id.slice(0, 8)}/index.html`);
  expect(page?.text).toContain('Short address');
  expect(page?.text).not.toContain('Download BibTeX');
  expectCited(built);
  await expectSoundLinks(built);
});

test('when both kinds of optional files are skipped, a task is a page and a file', async () => {
  const { built, files, page } = await buildSkipping('citations,short-addresses');
  const own = files.filter((file) => /^t\b|^tasks\//.test(file));
  expect(own.sort()).toEqual([
    `tasks/${id}`,
    `tasks/${id}.json`,
    `tasks/${id}/index.html`,
    'tasks/index.html',
  ]);
  expect(page?.text).not.toContain('hort address');
  expectCited(built);
  await expectSoundLinks(built);
});
