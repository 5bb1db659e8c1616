import { countEach } from '../../text/figures/count-each.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { unpackIndex } from '../../catalogue/explorer/explorer-data.ts';
import { type ExplorerFile, readExplorerFile } from '../../catalogue/explorer/explorer-file.ts';
import type { ExplorerIndex } from '../../catalogue/explorer/explorer-index.ts';
import { readQuery } from '../../catalogue/explorer/explorer-query.ts';
import { select } from '../../catalogue/explorer/explorer-select.ts';
import { memoize } from '../../text/memoize.ts';
import { addresses } from '../../addresses/addresses.ts';
import { toPercent } from '../../chart/percent.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { type FilteredLink, findFilteredLinks, type LinkKind } from './filtered-links.ts';
import { listGroupTasks } from './group-pages.ts';
import type { ExportedResult } from './promised-results.ts';
import { toMeaning } from './promised-tasks.ts';
import { formatCount } from '../../text/figures/format-count.ts';

/** A site as far as its filtered links are concerned. */
export interface FilteredSite extends Pick<BuiltSite, 'html'> {
  catalogue: Pick<Catalogue, 'entries' | 'vocabulary'>;
  index: ExplorerIndex;
  /** What systems made of the tasks. Default: nothing. */
  results?: readonly ExportedResult[];
  /** The path that it is published under; empty for the root. */
  base: string;
}

/**
 * Every link to the explorer opens exactly the tasks that its page promises.
 *
 * @returns how many links there are of each kind
 */
export async function expectPromisesKept(
  { folder, html, catalogue }: BuiltSite,
  base = '',
): Promise<ReadonlyMap<LinkKind, number>> {
  const text = await readFile(join(folder, addresses.explorerIndex), 'utf8');
  const index = readExplorerFile(JSON.parse(text) as ExplorerFile);
  const { faults, counts } = findBrokenPromises({
    html,
    catalogue,
    index,
    results: await readResults(folder),
    base,
  });
  expect(faults).toEqual([]);
  return counts;
}

/** None when the site has no results. */
async function readResults(folder: string): Promise<ExportedResult[]> {
  const file = join(folder, addresses.dataFile('results.jsonl'));
  if (!existsSync(file)) return [];
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as ExportedResult);
}

/**
 * Opens every link to the explorer as the explorer does, with the published index, and compares the
 * tasks with those that the words of the page mean, and their number with the one that it shows.
 */
export function findBrokenPromises(site: FilteredSite): {
  faults: string[];
  counts: Map<LinkKind, number>;
} {
  const open = createExplorer(site.index);
  const listOf = memoize((page: string) => listGroupTasks(page, site.html, site.base));
  const links = findFilteredLinks(site.html, addresses.tasks, site.base);
  const faults = links.flatMap((link) => {
    const broken = findBroken(link, open(link.address), site, listOf);
    const { page, kind, about, said, address } = link;
    return broken === undefined
      ? []
      : `${page}: ${kind} "${about}" "${said}" ${address}: ${broken}`;
  });
  return { faults, counts: countEach(links.map(({ kind }) => kind)) };
}

function findBroken(
  link: FilteredLink,
  answer: Answer,
  site: FilteredSite,
  listOf: (page: string) => readonly string[],
): string | undefined {
  if (answer.unknown.length > 0) return `the explorer does not know ${answer.unknown.join(', ')}`;
  const promised = findPromised(link, site, listOf);
  if (!promised) return 'nobody knows what it promises';
  if (promised.length === 0) return 'it promises nothing';

  const found = new Set(answer.paths);
  if (found.size !== promised.length || promised.some((path) => !found.has(path))) {
    return `it opens ${found.size} tasks, and not the ${promised.length} that it promises`;
  }
  const own = /^tasks\/(.+)\/index\.html$/.exec(link.page)?.[1];
  if (own !== undefined && !found.has(own)) return 'it does not open the task whose page it is on';
  if (link.shown !== '' && link.shown !== formatNumber(link, found.size, site)) {
    return `it opens ${found.size} tasks, and ${link.shown} is shown`;
  }
  return undefined;
}

/** The paths of the tasks that a link promises. */
function findPromised(
  link: FilteredLink,
  { catalogue, results }: FilteredSite,
  listOf: (page: string) => readonly string[],
) {
  if (link.kind === 'list of a group') return listOf(link.page);
  const means = toMeaning(link, catalogue.vocabulary, results);
  const promised = means && catalogue.entries.filter(means).map(({ path }) => path);
  const isOfGroup = link.kind.endsWith(' of a group') && link.about === '';
  if (!isOfGroup && link.kind !== 'bar of a group') return promised;
  const members = new Set(listOf(link.page));
  return promised?.filter((path) => members.has(path));
}

/** A number of tasks as the page shows it. */
function formatNumber({ kind, about }: FilteredLink, number: number, { catalogue }: FilteredSite) {
  if (kind !== 'share of a suite') return formatCount(number);
  const { entries } = catalogue;
  const isAll = about === 'All tasks';
  const size = entries.filter(({ suites }) => isAll || suites.includes(about)).length;
  return toPercent(number, size);
}

interface Answer {
  paths: readonly string[];
  unknown: readonly string[];
}

function createExplorer(index: ExplorerIndex): (address: string) => Answer {
  const { paths } = unpackIndex(index);
  const known = new Map(index.facets.map(({ name, values }) => [name, new Set(values)]));
  return (address) => {
    const { query, unknown } = readQuery(address.slice(address.indexOf('?')), known);
    const { rows } = select(index, query, () => true);
    return {
      paths: rows.map((row) => paths[row] ?? ''),
      unknown: unknown.map(({ name, value }) => `the ${name} "${value}"`),
    };
  };
}
