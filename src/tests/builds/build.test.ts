import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../dataset/project-root.ts';
import { brokenFiles, hostileTask } from '../support/broken-files.ts';
import {
  type BuiltSite,
  buildSite,
  expectCleanPages,
  expectCompletePages,
  expectNoScriptFromFiles,
  expectUniqueIds,
} from '../support/built-site.ts';
import { expectCitations, expectDescribed } from '../expectations/expect-cited.ts';
import { expectExports } from '../expectations/expect-exported.ts';
import { expectFewFiles, expectLightPages } from '../expectations/expect-light.ts';
import { expectPromisesKept } from '../expectations/expect-filtered.ts';
import { explorerLinkKinds } from '../expectations/filtered-links.ts';
import { expectGroupCounts, expectGroupPages } from '../expectations/group-pages.ts';
import { findDeadLinks } from '../support/html-pages.ts';
import { expectProblemLinks } from '../expectations/problem-links.ts';
import { runScript } from '../support/run-script.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const hostileTitle = '</title><script>alert(1)</script>';

let scratch: TemporaryFolder;
beforeAll(async () => {
  scratch = await createTemporaryFolder();
});
afterAll(() => scratch.remove());

describe('the examples under a base path', () => {
  let built: BuiltSite;
  beforeAll(async () => {
    const place = ['--base', '/catalogue', '--site', 'https://example.org'];
    built = await buildSite(
      join(projectRoot, 'examples'),
      join(scratch.path, 'examples'),
      ...place,
    );
  });

  test('the build ends with 0, says a line for each stage, and then what it made', async () => {
    expect(built.run.code).toBe(0);
    const { entries } = built.catalogue;
    const files = (await readdir(built.folder, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    );
    const pages = built.pages.filter(({ file }) => !file.startsWith('t/'));
    const said = built.run.stdout.split('\n').map((line) => line.replace(/: \d+$/, ''));
    expect(said.slice(0, 5)).toEqual([
      'checking files',
      'making the catalogue',
      'preparing pages',
      'rendering pages',
      'finishing files and search',
    ]);
    expect(said[5]).toContain(`${entries.length} tasks, ${pages.length} pages in`);
    expect(said[6]).toContain(`${files.length} files, `);
  });

  test('every task has a complete page', () => {
    expectCompletePages(built);
  });

  test('no page of a task has an empty box, a missing value or raw JSON', () => {
    expectCleanPages(built);
  });

  test('no link leads nowhere', async () => {
    expect(await findDeadLinks(built.folder, built.pages, '/catalogue')).toEqual([]);
  });

  test('no id stands twice on a page', () => {
    expectUniqueIds(built);
  });

  test('every task file is served byte for byte', async () => {
    for (const { file, path } of built.catalogue.entries) {
      const served = await readFile(join(built.folder, `tasks/${path}.json`));
      expect(served.equals(await readFile(join(projectRoot, 'examples', file))), file).toBe(true);
    }
  });

  test('every task can be cited, and its short address leads to it', async () => {
    await expectCitations(built, 'https://example.org/catalogue/');
  });

  test('the files for other tools are whole, valid, and listed with their sizes', async () => {
    await expectExports(built, 'https://example.org/catalogue/');
  });

  test('every page says what it is to other sites', async () => {
    await expectDescribed(built, 'https://example.org/catalogue/');
  });

  test('pages keep to the budgets of their weights, and tasks to the number of their files', async () => {
    await expectLightPages(built, '/catalogue');
    await expectFewFiles(built);
  });

  test('every group has pages that list exactly its tasks, as many as the links to it say', () => {
    expectGroupPages(built, '/catalogue');
    expect(expectGroupCounts(built, '/catalogue')).toBeGreaterThan(100);
  });

  test('every link to the explorer opens exactly the tasks that it promises', async () => {
    const counts = await expectPromisesKept(built, '/catalogue');
    expect([...counts.keys()].sort()).toEqual([...explorerLinkKinds].sort());
  });

  test('every link to the problems opens as many findings as it promises', () => {
    expect(expectProblemLinks(built, '/catalogue')).toBeGreaterThan(1);
  });

  test('the sidebar marks the page that it stands on, and no other', () => {
    for (const [file, text] of built.html) {
      const own = `/catalogue/${file.replace(/index\.html$/, '')}`;
      const [, sidebar = ''] = /<ul class="top-level[^>]*>(.*)<\/nav>/s.exec(text) ?? [];
      const marked = [...sidebar.matchAll(/<a href="([^"]+)" aria-current="page"/g)];
      expect(
        marked.map(([, href]) => href).filter((href) => href !== own),
        file,
      ).toEqual([]);
    }
    expect(built.html.get('apps/index.html')).toContain('aria-current="page"');
  });

  test('the sidebar names no task', () => {
    const home = built.pages.find(({ file }) => file === 'index.html');
    const links = home?.links.filter((link) => link.startsWith('/catalogue/tasks/'));
    const paths = links?.map((link) => link.split('?')[0]);
    expect(new Set(paths)).toEqual(new Set(['/catalogue/tasks/']));
  });
});

describe('files with every fault', () => {
  let built: BuiltSite;
  beforeAll(async () => {
    const tasks = join(scratch.path, 'faulty-tasks');
    for (const { name, content } of brokenFiles)
      await scratch.write(`faulty-tasks/${name}`, content);
    await scratch.write('faulty-tasks/hostile.json', hostileTask);
    await scratch.write('faulty-tasks/bare.json', {
      ...hostileTask,
      id: hostileTitle,
      instruction: '',
    });
    await scratch.write('faulty-tasks/dataset.json', { title: hostileTitle });
    built = await buildSite(tasks, join(scratch.path, 'faulty'));
  });

  test('the build ends with 1 and the site is there', () => {
    expect(built.run.code).toBe(1);
    expect(built.pages.length).toBeGreaterThan(built.catalogue.entries.length);
  });

  test('every readable task has a complete page', () => {
    expectCompletePages(built);
  });

  test('nothing from a file becomes markup, script or a link that runs', () => {
    expectNoScriptFromFiles(built);
  });

  test('no link leads nowhere', async () => {
    expect(await findDeadLinks(built.folder, built.pages)).toEqual([]);
  });

  test('no id stands twice on a page', () => {
    expectUniqueIds(built);
  });

  test('every filtered view opens what its link promises, whatever its name', async () => {
    await expectPromisesKept(built);
    expectGroupPages(built);
    expectProblemLinks(built);
  });

  test('every file without a page stands on the problems page', () => {
    const problems = built.pages.find(({ file }) => file === 'problems/index.html');
    const listed = brokenFiles.filter(({ isTask }) => !isTask).map(({ name }) => name);
    expect(listed.filter((name) => !problems?.text.includes(name))).toEqual([]);
  });

  test('tasks with one id each have a page, and one page lists them', () => {
    const files = built.pages.map(({ file }) => file);
    expect(files).toContain('tasks/same/one/index.html');
    expect(files).toContain('tasks/same/two/index.html');
    expect(built.pages.find(({ file }) => file === 'tasks/same/index.html')?.links).toEqual(
      expect.arrayContaining(['/tasks/same/one/', '/tasks/same/two/']),
    );
  });

  test('no two tasks have one address, also on a disk that ignores case', () => {
    const paths = built.catalogue.entries.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('nothing is written outside the output folder', async () => {
    const names = await readdir(scratch.path);
    expect(names.sort()).toEqual(['examples', 'faulty', 'faulty-tasks']);
  });
});

describe('a failed build', () => {
  test('leaves the former site as it was', async () => {
    const former = join(scratch.path, 'former');
    await cp(join(scratch.path, 'examples'), former, { recursive: true });
    const before = await readdir(former, { recursive: true });
    await scratch.write('unreadable/dataset.json', '{"title": 3}');
    await scratch.write('unreadable/a.json', hostileTask);

    const run = await runScript('build', [join(scratch.path, 'unreadable'), '--out', former]);

    expect(run.code).toBe(2);
    expect(await readdir(former, { recursive: true })).toEqual(before);
  });
});
