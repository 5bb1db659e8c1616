import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { loadSite } from './load-site.ts';

const scratch = folderForEachTest();

test('loads a folder once, and again only where that failed', async () => {
  const tasks = join(scratch.path, 'tasks');
  await expect(loadSite({ tasks })).rejects.toThrow('tasks');
  await mkdir(tasks);
  await writeFile(join(tasks, 'a.json'), JSON.stringify(exampleTask({ id: 'a' })));
  const site = await loadSite({ tasks });
  expect(site.catalogue.entries.map(({ id }) => id)).toEqual(['a']);
  expect(await loadSite({ tasks })).toBe(site);
});
