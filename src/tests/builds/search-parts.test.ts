import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSearchParts } from '../../search/records/search-parts.ts';
import { exampleTask } from '../../lint/examples/example-task.ts';
import { digestFiles } from '../support/digest-files.ts';
import { writeManyTasks } from '../support/many-tasks.ts';
import { runScript } from '../support/run-script.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const count = 520;
const parts = countSearchParts(count);

let scratch: TemporaryFolder;
beforeAll(async () => {
  scratch = await createTemporaryFolder();
  await writeManyTasks(scratch, count);
});
afterAll(() => scratch.remove());

async function build(site: string, ...options: string[]): Promise<Record<string, string>> {
  const out = join(scratch.path, site);
  const tasks = join(scratch.path, 'tasks');
  const run = await runScript('build', [tasks, '--out', out, '--fail-on', 'never', ...options]);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  return digestFiles(join(out, 'pagefind'));
}

/** The parts of which a file is not as it was. */
function findChanged(previous: Record<string, string>, now: Record<string, string>): string[] {
  const names = new Set([...Object.keys(previous), ...Object.keys(now)]);
  const changed = [...names].filter((name) => previous[name] !== now[name]);
  const folders = changed.flatMap((name) => /^tasks-\d+(?=\/)/.exec(name)?.[0] ?? []);
  return [...new Set(folders)];
}

test('the index of many tasks is in parts, and one changed task changes one of them', async () => {
  const first = await build('site');
  const folders = new Set(Object.keys(first).flatMap((name) => /^tasks-\d+/.exec(name) ?? []));
  expect(folders.size).toBe(parts);
  expect(parts).toBeGreaterThan(1);
  // What reads the parts is beside them, once.
  expect(Object.keys(first).filter((name) => name.endsWith('.js') && name.includes('/'))).toEqual(
    [],
  );

  await scratch.write(
    'tasks/office/7.json',
    exampleTask({ id: 'many-7', instruction: 'Print the almanac.', related_apps: ['os'] }),
  );
  const second = await build('site');
  expect(findChanged(first, second)).toHaveLength(1);
  expect(second).toEqual(await build('cold'));
});

test('fewer tasks have one index again, and nothing is left of its parts', async () => {
  for (let number = 490; number < count; number++) {
    await rm(join(scratch.path, `tasks/office/${number}.json`));
  }
  await build('site');
  const left = await readdir(join(scratch.path, 'site/pagefind'));
  expect(left.filter((name) => name.startsWith('tasks-'))).toEqual([]);
  expect(left).toContain('pagefind-entry.json');
});
