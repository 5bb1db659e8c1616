import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDataset } from '../dataset/load-dataset.ts';
import { multiplyTasks } from './multiply-tasks.ts';

/** Many tasks in a folder of their own, which goes away after the bench. */
export interface PreparedTasks extends AsyncDisposable {
  /** Holds the tasks alone. */
  tasks: string;
  /** For what the bench writes. */
  scratch: string;
}

/** Makes the given number of tasks out of those of a folder. */
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
