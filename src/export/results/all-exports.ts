import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Results } from '../../results/model/results.ts';
import type { TextHash } from '../../text/sha256.ts';
import { type DataExport, listExports } from '../dataset/exports.ts';
import { listResultExports } from './result-exports.ts';

/**
 * The exports of a dataset and of the results of systems, if it has any.
 *
 * @param root the address that the site is published at, or its base path when that is not known
 * @param startHash as `listExports` takes it
 */
export const listAllExports = (
  catalogue: Catalogue,
  results: Results | undefined,
  root: string,
  startHash?: () => TextHash,
): readonly DataExport[] => [
  ...listExports(catalogue, root, startHash),
  ...(results ? listResultExports(results, catalogue, root) : []),
];
