import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
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

const at = (...path: string[]) => join(scratch, ...path);

/**
 * A page without the ways in which one character can be written, and without the order of its head:
 * Astro orders style sheets by how deep the modules are that import them.
 */
async function readPlain(file: string): Promise<string> {
  const { children } = parseDocument(await readFile(file, 'utf8'));
  return JSON.stringify(children, function (this: { name?: string }, key, value: unknown) {
    if (links.includes(key)) return undefined;
    const isOfHead = key === 'children' && this.name === 'head' && Array.isArray(value);
    return isOfHead ? value.map((node) => JSON.stringify(node, withoutLinks)).sort() : value;
  });
}

const links = ['parent', 'prev', 'next', 'startIndex', 'endIndex'];
const withoutLinks = (key: string, value: unknown): unknown =>
  links.includes(key) ? undefined : value;

test('the site has the pages and files that Astro alone makes of the plugin', async () => {
  const own = inject('exampleFolder');
  const call = [examples, at('astro'), exampleOrigin, exampleBase];
  const astro = await runScript('../src/tests/builds/build-with-astro', call);
  expect(astro).toMatchObject({ code: 0, stderr: '' });

  const [made, due] = [await digestFiles(own), await digestFiles(at('astro'))];
  // Astro does not need to know later what it wrote.
  expect(Object.keys(made).filter((name) => name !== fileDigestsName)).toEqual(Object.keys(due));
  const different = Object.keys(due).filter((name) => made[name] !== due[name]);
  // Astro lists the pages in another order.
  expect(different.filter((name) => !name.endsWith('.html'))).toEqual(['sitemap-0.xml']);
  // Pages that are put together from parts write a quotation mark in a title in another way.
  const pages = different.filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(0);
  for (const name of pages) {
    expect(await readPlain(join(own, name)), name).toBe(await readPlain(at('astro', name)));
  }
  const addresses = async (folder: string) =>
    (await readFile(join(folder, 'sitemap-0.xml'), 'utf8')).match(/<loc>.*?<\/loc>/g)?.sort();
  expect(await addresses(own)).toEqual(await addresses(at('astro')));
});
