import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerColumn } from '../index/explorer-index.ts';

/** The values of tasks that do without something, as `-internet` asks for. */
const absentValues: Partial<Record<ExplorerFacetName, readonly string[]>> = {
  feasible: ['no', 'unscored'],
  finding: ['none'],
  internet: ['no evidence'],
  ip: ['not needed', 'unstated'],
  live: ['none'],
  proxy: ['not needed', 'unstated'],
  shortcut: ['none'],
  source: ['none'],
};

/**
 * What a facet's name with a minus sign means, without a value: the values of tasks that do without
 * it, none if there is no such task. Undefined where it means nothing.
 */
export function listAbsent({ name, values, isField }: ExplorerColumn): AskedValues | undefined {
  if (name === 'suite' || isField) return { values, isExcluded: true };
  const absent = absentValues[name]?.filter((value) => values.includes(value));
  return absent && { values: absent, isExcluded: false };
}

/** What a star means as the whole value, as in `live:*`: the other tasks. Undefined where it means nothing. */
export function listPresent(column: ExplorerColumn): AskedValues | undefined {
  const absent = listAbsent(column);
  return absent && { ...absent, isExcluded: !absent.isExcluded };
}

interface AskedValues {
  values: readonly string[];
  isExcluded: boolean;
}
