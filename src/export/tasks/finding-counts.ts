import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { FindingCounts } from './task-record-schema.ts';

/** How many findings there are of each severity. */
export function countFindings(findings: Catalogue['findings']): FindingCounts {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}
