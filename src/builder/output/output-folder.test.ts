import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { UsageError } from '#dataset/usage-error.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { makeFileDigests, writeFileDigests } from './file-digests.ts';
import { listFiles } from './list-files.ts';
import { type OutputFolder, prepareOutput } from './output-folder.ts';

const parent = folderForEachTest();

const at = (...path: string[]) => join(parent.path, ...path);
const prepare = (out = 'site', tasks = 'tasks') => prepareOutput(at(out), at(tasks));
const namesBeside = async () => (await readdir(parent.path)).sort();
const random = '0123456789abcdef';

async function writeSite(folder: string): Promise<void> {
  for (const file of ['index.html', 'schema/task.schema.json']) {
    await parent.write(`${folder}/${file}`, folder);
  }
  const names = listFiles(at(folder)).map(({ name }) => name);
  writeFileDigests(at(folder), makeFileDigests(at(folder), names));
}

async function expectRefusal(work: () => unknown, ...said: string[]): Promise<void> {
  const error = await Promise.resolve()
    .then(work)
    .then(
      () => expect.unreachable(),
      (cause: unknown) => cause as UsageError,
    );
  for (const words of said) expect(`${error.message}\n${error.hint}`).toContain(words);
}

test('removes what interrupted builds left, and nothing else', async () => {
  const others = [`other.new-${random}`, `site.new-${random}.zip`, 'site.new-2026', 'site.old-'];
  for (const name of ['site', `site.new-${random}`, `site.old-${random}`, ...others]) {
    await writeSite(name);
  }
  const output = await prepare();
  await output.discard();
  expect(await namesBeside()).toEqual(['site', ...others].sort());
});

test('makes a site where no interrupted build has, although the process has the same number', async () => {
  const interrupted = await prepare();
  await writeFile(join(interrupted.staging, 'index.html'), 'half a site');
  await rm(at('site.lock'));
  const output = await prepare();
  expect(await readdir(output.staging)).toEqual([]);
  await output.discard();
  expect(await namesBeside()).toEqual([]);
});

test('puts the previous site back where a build was interrupted while it replaced it', async () => {
  await writeSite(`site.old-${random}`);
  const output = await prepare();
  await output.discard();
  expect(await namesBeside()).toEqual(['site']);
  expect(await readFile(at('site/index.html'), 'utf8')).toBe(`site.old-${random}`);
});

test.skipIf(!existsSync('/proc'))('refuses a mount point before any work is done', async () => {
  const work = () => prepareOutput('/proc', at('tasks'));
  await expectRefusal(work, '/proc is a mount point', 'such as /proc/site');
});

test('puts a site in place of the previous one', async () => {
  await writeSite('site');
  const output = await prepare();
  await writeFile(join(output.staging, 'index.html'), 'new');
  output.replace([], []);
  await output.discard();
  expect(await readdir(at('site'))).toEqual(['index.html']);
  expect(await namesBeside()).toEqual(['site']);
});

test.for(['.DS_Store', 'tasks/desktop.ini', 'Thumbs.db'])(
  'replaces a site in which a file manager has left %s',
  async (name) => {
    await writeSite('site');
    await parent.write('site/tasks/index.html', '');
    writeFileDigests(at('site'), makeFileDigests(at('site'), ['index.html', 'tasks/index.html']));
    await rm(at('site/schema'), { recursive: true });
    await parent.write(`site/${name}`, '');
    const output = await prepare();
    await writeFile(join(output.staging, 'index.html'), 'new');
    output.replace([], []);
    await output.discard();
    expect(await readdir(at('site'))).toEqual(['index.html']);
  },
);

test('two builds cannot write to one folder, and the second changes nothing', async () => {
  const first = await prepare();
  await writeFile(join(first.staging, 'index.html'), 'first');
  await expectRefusal(prepare, 'another build', `process ${process.pid}`, at('site'));
  first.replace([], []);
  await first.discard();
  expect(await readFile(at('site/index.html'), 'utf8')).toBe('first');
  await (await prepare()).discard();
  expect(await namesBeside()).toEqual(['site']);
});

test('two builds cannot write to one folder through a link', async () => {
  await writeSite('site');
  await symlink(at('site'), at('link'));
  const first = await prepare();
  await expectRefusal(() => prepare('link'), 'another build');
  await first.discard();
});

const links: [what: string, links: [at: string, to: string][], out: string, tasks: string][] = [
  ['an output folder in the tasks folder', [['link', 'a/tasks']], 'a/tasks/site', 'link'],
  ['an output folder linked into the tasks folder', [['link', 'a/tasks/deep']], 'link', 'a/tasks'],
  ['an output folder below such a link', [['link', 'a/tasks/deep']], 'link/x/site', 'a/tasks'],
  ['an output folder that is a broken link', [['link', 'a/tasks/none']], 'link', 'a/tasks'],
  ['a tasks folder in the output folder', [['link', 'a']], 'a', 'link/tasks'],
  ['a tasks folder linked into the output folder', [['link', 'a/tasks/deep']], 'a/tasks', 'link'],
  ['a linked parent of both', [['link', 'a']], 'link/tasks/site', 'a/tasks'],
];
test.for(links)('refuses %s', async ([, made, out, tasks]) => {
  await mkdir(at('a/tasks/deep'), { recursive: true });
  for (const [path, to] of made) await symlink(at(to), at(path));
  const before = await readdir(parent.path, { recursive: true });
  await expectRefusal(() => prepare(out, tasks), 'is inside the');
  expect(await readdir(parent.path, { recursive: true })).toEqual(before);
});

test('refuses folders that tasks are read from through links', async () => {
  await mkdir(at('tasks'));
  await mkdir(at('more/site'), { recursive: true });
  await symlink(at('more'), at('tasks/linked'));
  const output = await prepare('more/site');
  expect(() => {
    output.requireReplaceable([at('tasks'), at('tasks/linked')]);
  }).toThrow('is inside the tasks folder');
  await output.discard();
});

test('refuses an output folder that tasks are read from through a link', async () => {
  await mkdir(at('tasks'));
  await mkdir(at('site/os'), { recursive: true });
  await symlink(at('site/os'), at('tasks/linked'));
  const output = await prepare();
  expect(() => {
    output.requireReplaceable([at('tasks'), at('tasks/linked')]);
  }).toThrow('is inside the output folder');
  await output.discard();
});

const foreign: [entry: string, named: string][] = [
  ['CNAME', '"CNAME"'],
  ['.git/HEAD', '".git/"'],
  ['schema/own.json', '"schema/own.json"'],
];
test.for(foreign)('refuses to replace a site with %s', async ([entry, named]) => {
  await writeSite('site');
  await parent.write(`site/${entry}`, 'own');
  const output = await prepare();
  expect(() => {
    output.requireReplaceable([]);
  }).toThrow(`contains ${named}, which Benchlight did not write`);
  await expectRefusal(() => output.replace([], []), named, 'Move these files elsewhere');
  await output.discard();
  expect(await readFile(at('site', entry), 'utf8')).toBe('own');
});

test('refuses to replace a folder that is not a site, and names some of its files', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'index.html']) await parent.write(`site/${name}`, '');
  const output: OutputFolder = await prepare();
  expect(() => {
    output.requireReplaceable([]);
  }).toThrow('contains "a", "b", "c" and 2 more');
  await expectRefusal(() => output.replace([], []), 'remove this one if it is a site of an older');
  await output.discard();
});

test('refuses the tasks folder itself as output folder', async () => {
  await mkdir(at('a'));
  await symlink(at('a'), at('link'));
  await expectRefusal(() => prepare('link', 'a'), 'is both the output folder and the tasks folder');
});
