import type { ReleasedTask } from '../model/release.ts';

/** The names of a task: its id alone, and after one or more of its folders, as in "browser/6f9b2c1e". */
export function listTaskNames({ id, file }: Pick<ReleasedTask, 'id' | 'file'>): string[] {
  const names = [id];
  for (const folder of file.split('/').slice(0, -1).reverse()) {
    names.push(`${folder}/${names.at(-1) ?? ''}`);
  }
  return names;
}
