import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writePlainPages } from './plain-pages.ts';

test('writes each task as it is, beside a page that shows it', async () => {
  const folder = await createTemporaryFolder();
  const task = '{"instruction":"Make a < b."}';
  await folder.write('tasks/os/one.json', task);
  await writePlainPages(join(folder.path, 'tasks'), join(folder.path, 'out'));
  const read = (file: string) => readFile(join(folder.path, 'out/os/one', file), 'utf8');
  expect(await read('task.json')).toBe(task);
  expect(await read('index.html')).toContain('<h1>Make a &lt; b.</h1><pre>{\n');
});
