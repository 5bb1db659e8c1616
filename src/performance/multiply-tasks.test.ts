import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { multiplyTasks } from './multiply-tasks.ts';

test('makes tasks with ids and instructions of their own, the same every time', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('few/os/example.json', exampleTask());
  const { tasks } = await loadDataset(join(folder.path, 'few'));
  await multiplyTasks(tasks, 5, join(folder.path, 'many'));
  await multiplyTasks(tasks, 5, join(folder.path, 'again'));

  const [many, again] = await Promise.all(
    ['many', 'again'].map((name) => loadDataset(join(folder.path, name))),
  );
  expect(many?.tasks.map(({ file }) => file).filter((file) => file.startsWith('os/'))).toHaveLength(
    5,
  );
  expect(new Set(many?.tasks.map(({ fields }) => fields.id)).size).toBe(5);
  expect(new Set(many?.tasks.map(({ fields }) => fields.instruction)).size).toBe(5);
  expect(again?.tasks).toEqual(many?.tasks);
});
