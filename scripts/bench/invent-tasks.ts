import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { loadDataset } from '#dataset/load/load-dataset.ts';

/** Folders of invented tasks and of what is made of them, which are removed after the bench. */
interface InventedTasks extends AsyncDisposable {
  tasks: string;
  out: string;
}

/**
 * Makes a large dataset from a small one: copies of its tasks, each with its own id and
 * instruction; the same bytes every time.
 */
export async function inventTasks(folder: string, count: number): Promise<InventedTasks> {
  const { tasks } = await loadDataset(folder);
  const scratch = await mkdtemp(join(tmpdir(), 'benchlight-bench-'));
  const remove = () => rm(scratch, { recursive: true, force: true });
  for (let index = 0; index < count; index++) {
    const task = tasks[index % tasks.length];
    if (!task) throw new Error('there is no task to copy');
    const { file, text } = copyTask(task, Math.floor(index / tasks.length));
    const path = join(scratch, 'tasks', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return {
    tasks: join(scratch, 'tasks'),
    out: join(scratch, 'site'),
    [Symbol.asyncDispose]: remove,
  };
}

interface TaskFile {
  file: string;
  text: string;
}

function copyTask(task: TaskFile & { fields: object }, copy: number): TaskFile {
  if (copy === 0) return task;
  const { file, fields } = task;
  const digits = createHash('sha256').update(`${file}/${copy}`).digest('hex').slice(0, 32);
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const instruction = `${String('instruction' in fields && fields.instruction)} This is variant ${copy}.`;
  const text = `${JSON.stringify({ ...fields, id, instruction }, null, 2)}\n`;
  return { file: posix.join(posix.dirname(file), `${id}.json`), text };
}
