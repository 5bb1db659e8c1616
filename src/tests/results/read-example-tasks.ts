import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#dataset/project-root.ts';
import type { InventedTask } from './invent-runs.ts';

export const exampleTasks = join(projectRoot, 'examples');

/** The tasks of the examples, in the order of their files. */
export function readExampleTasks(): InventedTask[] {
  const names = readdirSync(exampleTasks, { recursive: true, encoding: 'utf8' }).sort();
  return names.flatMap((name): InventedTask[] => {
    const [folder = '', file] = name.split(/[\\/]/);
    if (!file?.endsWith('.json') || folder === 'suites' || folder === 'results') return [];
    const { id } = JSON.parse(readFileSync(join(exampleTasks, name), 'utf8')) as { id: string };
    return [{ id, folder }];
  });
}
