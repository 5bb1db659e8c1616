import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { fingerprintProduct } from '../site/cache/fingerprint-product.ts';
import { openCompiledPages } from '../site/compile/compiled-pages.ts';
import { loadSite } from '../site/load-site.ts';
import { projectRoot } from '../site/project-root.ts';
import { runScript } from './run-script.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const place = { site: 'https://example.org', base: '/catalogue' };

/** A page without the ways in which one sign can be written. */
const toPlain = (html: Uint8Array): string =>
  JSON.stringify(parseDocument(Buffer.from(html).toString()).children, (key, value: unknown) =>
    ['parent', 'prev', 'next', 'startIndex', 'endIndex'].includes(key) ? undefined : value,
  );

test('every page that is put together from parts equals the page that Astro renders', async () => {
  await using scratch = await createTemporaryFolder();
  const tasks = join(projectRoot, 'examples');
  // Compiles the pages, as the next lines would in a process where Astro does not expect to run.
  const options = ['--site', place.site, '--base', place.base];
  const run = await runScript('build', [tasks, '--out', join(scratch.path, 'site'), ...options]);
  expect(run).toMatchObject({ code: 0, stderr: '' });

  const { catalogue } = await loadSite({ tasks });
  const compiled = await openCompiledPages(
    { tasks, ...place },
    catalogue.about,
    await fingerprintProduct(),
    false,
  );
  const pages = await (await compiled.load()).listPages();
  let different = 0;
  for (const page of pages) {
    const [made, whole] = [await page.render(), await page.renderWhole()];
    expect(toPlain(made), page.name).toBe(toPlain(whole));
    if (!Buffer.from(made).equals(whole)) different += 1;
  }
  expect(pages.length).toBeGreaterThan(500);
  // Where parts are put together, a quotation mark in a title is written in another way.
  expect(different).toBeGreaterThan(0);
});
