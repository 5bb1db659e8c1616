import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { multiplyTasks } from './multiply-tasks.ts';

/** Many tasks in a temporary folder, which is removed after the bench. */
export interface PreparedTasks extends AsyncDisposable {
  /** Contains the tasks only. */
  tasks: string;
  /** For the output of the bench. */
  scratch: string;
}

/** Generates the given number of tasks from those of a folder. */
export async function prepareTasks(tasksFolder: string, count: number): Promise<PreparedTasks> {
  const { tasks } = await loadDataset(tasksFolder);
  const scratch = await mkdtemp(join(tmpdir(), 'benchlight-bench-'));
  const prepared = join(scratch, 'tasks');
  const remove = () => rm(scratch, { recursive: true, force: true });
  await multiplyTasks(tasks, count, prepared).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return { tasks: prepared, scratch, [Symbol.asyncDispose]: remove };
}
