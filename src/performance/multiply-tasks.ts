import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { createHash } from 'node:crypto';
import { inBatches } from './in-batches.ts';
import type { Dataset } from '#dataset/load/load-dataset.ts';

/**
 * Writes a large dataset made from a small one: copies of its tasks with their own ids and
 * instructions, the same bytes every time.
 */
export async function multiplyTasks(
  tasks: Dataset['tasks'],
  count: number,
  folder: string,
): Promise<void> {
  const copies = Array.from({ length: count }, (_, index) => copyOf(tasks, index));
  await inBatches(copies, async ({ file, text }) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  });
}

function copyOf(tasks: Dataset['tasks'], index: number): { file: string; text: string } {
  const original = tasks[index % tasks.length];
  if (!original) throw new Error('there is no task to copy');
  const round = Math.floor(index / tasks.length);
  if (round === 0) return original;

  const id = toUuid(`${original.file}/${round}`);
  const instruction = `${String(original.fields.instruction)} This is variant ${round}.`;
  const text = `${JSON.stringify({ ...original.fields, id, instruction }, null, 2)}\n`;
  return { file: posix.join(posix.dirname(original.file), `${id}.json`), text };
}

function toUuid(seed: string): string {
  const digits = createHash('sha256').update(seed).digest('hex').slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
