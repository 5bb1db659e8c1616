import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses } from '#addresses/addresses.ts';
import { unpackIndex } from '#explorer/index/explorer-data.ts';
import { type ExplorerFile, readExplorerFile } from '#explorer/index/explorer-file.ts';
import type { ExplorerIndex } from '#explorer/index/explorer-index.ts';
import { readQuery } from '#explorer/query/explorer-query.ts';
import { select } from '#explorer/query/explorer-select.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { findFilteredLinks } from './filtered-links.ts';

/**
 * Opens every link to the explorer as the explorer does, with the published index.
 *
 * @returns the links that do not open as many tasks as they show, or not the task whose page they are
 *   on, and how many links show a number
 */
export async function checkExplorerLinks(
  { folder, html }: BuiltSite,
  base = '',
): Promise<CheckedLinks> {
  const text = await readFile(join(folder, addresses.explorerIndex), 'utf8');
  return checkLinks({ html, index: readExplorerFile(JSON.parse(text) as ExplorerFile), base });
}

interface CheckedLinks {
  faults: string[];
  counted: number;
}

interface FilteredSite extends Pick<BuiltSite, 'html'> {
  index: ExplorerIndex;
  /** The path that it is published under; empty for the root. */
  base: string;
}

function checkLinks({ html, index, base }: FilteredSite): CheckedLinks {
  const { paths } = unpackIndex(index);
  const valuesOf = new Map(index.facets.map(({ name, values }) => [name, new Set(values)]));
  const findFault = (page: string, search: string, shown: number | undefined) => {
    const { query, unknown } = readQuery(search, valuesOf);
    const [first] = unknown;
    if (first) return `the explorer does not know the ${first.name} "${first.value}"`;
    const found = select(index, query, () => true).rows.map((row) => paths[row]);
    if (found.length === 0) return 'it opens no task';
    const own = /^tasks\/(.+)\/index\.html$/.exec(page)?.[1];
    // On the page of a task, a number may be a name.
    if (own !== undefined) return found.includes(own) ? undefined : 'it does not open its own task';
    const isShown = shown === undefined || shown === found.length;
    return isShown ? undefined : `it opens ${found.length} tasks, and shows ${shown}`;
  };
  const links = findFilteredLinks(html, addresses.tasks, base);
  return {
    faults: links.flatMap(({ page, search, shown }) => {
      const fault = findFault(page, search, shown);
      return fault === undefined ? [] : `${page}: ${search}: ${fault}`;
    }),
    counted: links.filter(({ shown }) => shown !== undefined).length,
  };
}
