import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Results } from '#results/model/results.ts';
import { listCodeExports } from './code/code-exports.ts';
import { type DataExport, listExports } from './dataset/exports.ts';
import { type ExportedHistory, listHistoryExports } from './history/history-exports.ts';
import { listResultExports } from './results/result-exports.ts';

/** What a dataset may have beside its tasks. */
export interface BesideTasks {
  history?: ExportedHistory | undefined;
  results?: Results | undefined;
}

/**
 * The exports of a dataset, and of the code of its environment, its releases and the results of systems, if it has any.
 *
 * @param root the address that the site is published at, or its base path when that is not known
 */
export const listAllExports = (
  catalogue: Catalogue,
  { history, results }: BesideTasks,
  root: string,
): readonly DataExport[] => [
  ...listExports(catalogue, root),
  ...listCodeExports(catalogue, root),
  ...(history ? listHistoryExports(history, catalogue.about, root) : []),
  ...(results ? listResultExports(results, catalogue, root) : []),
];
