import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { expectCitations, expectDescribed } from '../expectations/expect-cited.ts';
import { expectExports } from '../expectations/expect-exported.ts';
import { checkExplorerLinks } from '../expectations/expect-filtered.ts';
import {
  expectFewFiles,
  expectLightIndex,
  expectLightPages,
} from '../expectations/expect-light.ts';
import { expectStrictPages } from '../expectations/expect-strict.ts';
import { expectGroupCounts, expectGroupPages } from '../expectations/group-pages.ts';
import { expectFindingLinks } from '../expectations/finding-links.ts';
import {
  type BuiltSite,
  expectCleanPages,
  expectCompletePages,
  expectUniqueIds,
} from '../support/built-site.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { exampleBase, exampleOrigin, examples } from '../support/example-options.ts';
import { readExampleSite } from '../support/example-site.ts';
import { findDeadLinks, isShortPage } from '../support/html-pages.ts';

const home = `${exampleOrigin}${exampleBase}/`;

let built: BuiltSite;
beforeAll(async () => {
  built = await readExampleSite();
});

test('the build ends with 0, says a line for each stage, and then what it made', async () => {
  expect(built.run.code).toBe(0);
  const { entries } = built.catalogue;
  const files = (await readdir(built.folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  );
  const pages = built.pages.filter(({ file }) => !isShortPage(file));
  const said = built.run.stdout.split('\n').map((line) => line.replace(/: [\d,]+$/, ''));
  expect(said.slice(0, 5)).toEqual([
    'checking files',
    'making the catalogue',
    'preparing pages',
    'rendering pages',
    'finishing files and search',
  ]);
  expect(said[5]).toContain(`${entries.length} tasks, ${pages.length} pages in`);
  expect(said[6]).toContain(`${formatCount(files.length)} files, `);
});

test('GitHub Pages is told to publish all of it, and the next build knows that file', async () => {
  expect(await readFile(join(built.folder, '.nojekyll'), 'utf8')).toBe('');
  const listed = await readFile(join(built.folder, '.benchlight-files'), 'utf8');
  expect(listed).toMatch(/ \.nojekyll$/m);
});

test('every task has a complete page', () => {
  expectCompletePages(built);
});

test('no page of a task has an empty box, a missing value or raw JSON', () => {
  expectCleanPages(built);
});

test('a dataset without releases has nothing of them', async () => {
  const files = await readdir(built.folder, { recursive: true });
  const ofReleases =
    /^releases\b|^data\/(releases|changes|addresses)\b|^schema\/(releases|changes)\b/;
  expect(files.filter((file) => ofReleases.test(file))).toEqual([]);
  const linking = built.pages.filter(
    ({ file, ids, links }) =>
      !file.startsWith('guides/') &&
      ((file.startsWith('tasks/') && ids.has('history')) ||
        links.some((link) => link.includes('/releases/'))),
  );
  expect(linking.map(({ file }) => file)).toEqual([]);
});

test('no link leads nowhere', async () => {
  expect(await findDeadLinks(built.folder, built.pages, exampleBase)).toEqual([]);
});

test('no id occurs twice on a page', () => {
  expectUniqueIds(built);
});

test('every task file is served byte for byte', async () => {
  for (const { file, path } of built.catalogue.entries) {
    const served = await readFile(join(built.folder, `tasks/${path}.json`));
    expect(served.equals(await readFile(join(examples, file))), file).toBe(true);
  }
});

test('every task can be cited', async () => {
  await expectCitations(built, home);
});

test('the files for other tools are whole, valid, and listed with their sizes', async () => {
  await expectExports(built, home);
});

test('every page says what it is to other sites', async () => {
  await expectDescribed(built, home);
});

test('pages keep to the budgets of their weights, and tasks to the number of their files', async () => {
  await expectLightPages(built, exampleBase);
  await expectLightIndex(built);
  await expectFewFiles(built);
});

test('no page has an inline script, a style element or a style attribute, and each names the policy', () => {
  expectStrictPages(built);
});

test('every group has pages that list exactly its tasks, as many as the links to it say', () => {
  expectGroupPages(built, exampleBase);
  expect(expectGroupCounts(built, exampleBase)).toBeGreaterThan(100);
  expect(built.html.get('tasks/page/2/index.html')).toContain('101 to 119 of 119 tasks');
});

test('every link to the explorer opens as many tasks as it shows, and the task whose page it is on', async () => {
  const { faults, counted } = await checkExplorerLinks(built, exampleBase);
  expect(faults).toEqual([]);
  expect(counted).toBeGreaterThan(500);
});

test('every link to the findings opens the findings of its rule', () => {
  expect(expectFindingLinks(built, exampleBase)).toBeGreaterThan(0);
});

test('a sentence or figures come before the links to the sections of a page', () => {
  const links = '<nav class="section-links';
  const pages = [...built.html].filter(([, text]) => text.includes(links));
  expect(pages.length).toBeGreaterThan(0);
  for (const [file, text] of pages) {
    const before = text.slice(text.indexOf('<h1'), text.indexOf(links));
    expect(before, file).toMatch(/<(?:p|dl)\b/);
  }
});

test('the sidebar marks the page that it is on, and no other', () => {
  const pages = [...built.html].filter(([file]) => !isShortPage(file));
  for (const [file, text] of pages) {
    const own = `${exampleBase}/${file.replace(/index\.html$/, '')}`;
    const sidebar = /<ul class="site-nav">(.*?)<\/nav>/s.exec(text)?.[1];
    if (sidebar === undefined) expect.unreachable(`${file} has no sidebar`);
    const links = [...sidebar.matchAll(/<a href="([^"]+)"( aria-current="page")?/g)];
    const marked = links.filter(([, , mark]) => mark !== undefined).map(([, href]) => href);
    const isListed = links.some(([, href]) => href === own);
    expect(marked, file).toEqual(isListed ? [own] : []);
  }
});

test('the sidebar names no task, and has no heading before that of the page', () => {
  const home = built.html.get('index.html') ?? '';
  const sidebar = /<ul class="site-nav">(.*?)<\/nav>/s.exec(home)?.[1] ?? '';
  expect(sidebar).not.toMatch(/<h\d/);
  const links = [...sidebar.matchAll(/href="(\/catalogue\/tasks\/[^"]*)"/g)];
  expect(links.map(([, path]) => path)).toEqual(['/catalogue/tasks/']);
});
