import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Results } from '../../results/model/results.ts';
import { type DataExport, listExports } from '../exports.ts';
import { listResultExports } from './result-exports.ts';

/**
 * The exports of a dataset and of the results of systems, if it has any.
 *
 * @param root the address that the site is published at, or its base path when that is not known
 */
export const listAllExports = (
  catalogue: Catalogue,
  results: Results | undefined,
  root: string,
): readonly DataExport[] => [
  ...listExports(catalogue, root),
  ...(results ? listResultExports(results, catalogue, root) : []),
];
