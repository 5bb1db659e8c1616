import { addresses, withBase } from '#addresses/addresses.ts';
import { toShortTitle } from '#catalogue/task/task-title.ts';
import { type ExplorerData, readLabels, readValues } from '#explorer/index/explorer-data.ts';
import { loadIndex } from '#search/ui/load-index.ts';
import { count } from '#text/figures/plural.ts';
import type { LineTask } from './line-link.ts';

/** What is said of the task of a line, by its row in the index of tasks. */
export async function loadLineTasks(base: string): Promise<(row: number) => LineTask> {
  const data = await loadIndex(withBase(base, addresses.explorerIndex));
  return (row) => toLineTask(data, row, base);
}

/** About three lines. */
const longestTitle = 100;

export function toLineTask(data: ExplorerData, row: number, base: string): LineTask {
  const apps = readLabels(data.index, 'app', row);
  const [checks = '0'] = readValues(data.index, 'checks', row);
  return {
    address: withBase(base, addresses.task(data.paths[row] ?? '')),
    title: toShortTitle(data.instructions[row] ?? '', longestTitle) || (data.paths[row] ?? ''),
    facts: [apps.join(', '), count(Number(checks), 'check')].filter(Boolean).join(' · '),
  };
}
