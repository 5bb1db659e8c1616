import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTemporaryFolder,
  type TemporaryFolder,
} from '../../tests/support/temporary-folder.ts';
import { prepareOutput } from './output-folder.ts';

let parent: TemporaryFolder;
beforeEach(async () => {
  parent = await createTemporaryFolder();
});
afterEach(() => parent.remove());

const dead = 999_999_999;
const prepare = () => prepareOutput(join(parent.path, 'site'), join(parent.path, 'tasks'));
const namesBeside = async () => (await readdir(parent.path)).sort();

async function writeSite(folder: string): Promise<void> {
  for (const file of ['index.html', 'schema/task.schema.json']) {
    await parent.write(`${folder}/${file}`, folder);
  }
}

test('removes what interrupted builds left, and nothing of a running one or another site', async () => {
  const others = [`site.new-${process.ppid}`, `other.new-${dead}`, `site.new-${dead}.zip`];
  for (const name of ['site', `site.new-${dead}`, `site.old-${dead}`, ...others]) {
    await writeSite(name);
  }
  const output = await prepare();
  await output.discard();
  expect(await namesBeside()).toEqual(['site', ...others].sort());
});

test('keeps the previous site of a build that was interrupted while it put the new one there', async () => {
  await writeSite(`site.old-${dead}`);
  const output = await prepare();
  await output.discard();
  expect(await namesBeside()).toEqual([`site.old-${dead}`]);
});

test('puts a site in place of the previous one', async () => {
  await writeSite('site');
  const output = await prepare();
  await parent.write(`site.new-${process.pid}/index.html`, 'new');
  await output.replace();
  expect(await readdir(join(parent.path, 'site'))).toEqual(['index.html']);
  expect(await namesBeside()).toEqual(['site']);
});
