import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { expectPromisesKept } from '../expectations/expect-filtered.ts';
import { expectGroupPages } from '../expectations/group-pages.ts';
import { expectProblemLinks } from '../expectations/problem-links.ts';
import { brokenFiles, hostileTask } from '../support/broken-files.ts';
import {
  type BuiltSite,
  buildSite,
  expectCompletePages,
  expectNoScriptFromFiles,
  expectUniqueIds,
} from '../support/built-site.ts';
import { findDeadLinks } from '../support/html-pages.ts';
import { runCommand } from '../commands/run-command.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const hostileTitle = '</title><script>alert(1)</script>';

const scratch = await createTemporaryFolder();
let built: BuiltSite;
beforeAll(async () => {
  const tasks = join(scratch.path, 'faulty-tasks');
  for (const { name, content } of brokenFiles) await scratch.write(`faulty-tasks/${name}`, content);
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

test('no id occurs twice on a page', () => {
  expectUniqueIds(built);
});

test('every filtered view opens what its link promises, with any name', async () => {
  await expectPromisesKept(built);
  expectGroupPages(built);
  expectProblemLinks(built);
});

test('every file without a page is on the problems page', () => {
  const problems = built.pages.find(({ file }) => file === 'problems/index.html');
  const listed = brokenFiles.filter(({ isTask }) => !isTask).map(({ name }) => name);
  expect(listed.filter((name) => !problems?.text.includes(name))).toEqual([]);
});

test('tasks with one id each have a page, and one page lists them', () => {
  const files = built.pages.map(({ file }) => file);
  expect(files).toContain('tasks/same/one/index.html');
  expect(files).toContain('tasks/same/two/index.html');
  const list = built.pages.find(({ file }) => file === 'tasks/same/index.html');
  expect(list?.links).toEqual(expect.arrayContaining(['/tasks/same/one/', '/tasks/same/two/']));
  expect(list?.text).toMatch(/one\/same\.json.*two\/same\.json/);
});

test('no two tasks have one address, also on a disk that ignores case', () => {
  const paths = built.catalogue.entries.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

test('nothing is written outside the output folder', async () => {
  const names = await readdir(scratch.path);
  expect(names.sort()).toEqual(['faulty', 'faulty-tasks']);
});

test('a failed build leaves the previous site as it was', async () => {
  const previous = join(scratch.path, 'previous');
  await cp(built.folder, previous, { recursive: true });
  const before = await readdir(previous, { recursive: true });
  await scratch.write('unreadable/dataset.json', '{"title": 3}');
  await scratch.write('unreadable/a.json', hostileTask);

  const run = await runCommand('build', [join(scratch.path, 'unreadable'), '--out', previous]);

  expect(run.code).toBe(2);
  expect(await readdir(previous, { recursive: true })).toEqual(before);
});
