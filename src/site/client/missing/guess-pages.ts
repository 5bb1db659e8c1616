import { addresses } from '#addresses/addresses.ts';
import type { FixedFacetName } from '#addresses/facet-names.ts';
import { toSegment } from '#addresses/segment.ts';
import { longestInstruction, toShortTitle } from '#catalogue/task/task-title.ts';
import type { ExplorerData } from '#explorer/index/explorer-data.ts';
import { decodePercent } from '#text/decode-percent.ts';
import { findNearNames } from '#text/similarity/near-names.ts';
import { findNearestName } from '#text/similarity/nearest-name.ts';

/** A page that an address without one may have meant. */
export interface GuessedPage {
  /** Without the base path. */
  address: string;
  title: string;
}

interface Known {
  /** The codes of all rules that have a page. */
  rules: readonly string[];
  /** The pages that the site links to from everywhere. */
  links: readonly GuessedPage[];
  /** Undefined where the tasks cannot be loaded. */
  data: ExplorerData | undefined;
}

/**
 * The pages that the path of a missing page may have meant, the likeliest first: tasks with a part of an id,
 * functions and apps of nearly that name, a rule, or another page with nearly that address.
 *
 * @param path without the base path
 */
export function guessPages(path: string, { rules, links, data }: Known): readonly GuessedPage[] {
  const name = toLastPart(path);
  if (name === '') return [];
  const rule = rules.find((code) => code.toLowerCase() === name);
  const guessed = [
    ...(rule === undefined ? [] : [{ address: addresses.rule(rule), title: `Rule ${rule}` }]),
    ...(data ? [...guessGroups(name, data), ...guessTasks(name, data)] : []),
    ...guessLinks(name, links),
  ];
  const distinct = new Map(guessed.map((page) => [page.address, page]));
  return [...distinct.values()].slice(0, mostPages);
}

const mostPages = 5;
const leastLetters = 4;

/** The name that an address ends with, in lower case: "/tasks/3BB2.html" ends with "3bb2". */
export function toLastPart(path: string): string {
  const parts = path.split(/[/\\]/).filter((part) => part !== '' && part !== 'index.html');
  return decodePercent(parts.at(-1) ?? '')
    .toLowerCase()
    .replace(/\.(?:html?|json|md|txt)$/, '')
    .trim();
}

function guessTasks(name: string, { paths, instructions }: ExplorerData): GuessedPage[] {
  if (name.length < leastLetters) return [];
  const ids = paths.map((id, row) => ({ id: id.toLowerCase(), row }));
  const beginning = ids.filter(({ id }) => id.startsWith(name));
  const containing = beginning.length > 0 ? beginning : ids.filter(({ id }) => id.includes(name));
  const found = containing.length > 0 ? containing : (findNearNames([name], ids).get(name) ?? []);
  return found.slice(0, mostPages).map(({ row }) => ({
    address: addresses.task(paths[row] ?? ''),
    title: toShortTitle(instructions[row] ?? '', longestInstruction) || (paths[row] ?? ''),
  }));
}

/** The facets whose groups have pages, with what comes before their names. */
const facets = [
  ['metric', 'metrics', 'Metric '],
  ['getter', 'getters', 'Getter '],
  ['action', 'actions', 'Setup action '],
  ['app', 'apps', ''],
  ['suite', 'suites', 'Suite '],
] as const satisfies readonly (readonly [string, FixedFacetName, string])[];

function guessGroups(name: string, { index }: ExplorerData): GuessedPage[] {
  return facets.flatMap(([column, facet, lead]) => {
    const { values = [], labels = values } = index.facets.find((own) => own.name === column) ?? {};
    const folded = values.map(fold);
    const near = findNearestName(fold(name), folded)?.name;
    const at = near === undefined ? -1 : folded.indexOf(near);
    const value = values[at];
    if (value === undefined) return [];
    const title = `${lead}${labels[at] ?? value}`;
    return [{ address: addresses.group(facet, toSegment(value)), title }];
  });
}

function guessLinks(name: string, links: readonly GuessedPage[]): GuessedPage[] {
  const near = findNearestName(
    name,
    links.map(({ address }) => toLastPart(address)),
  )?.name;
  return near === undefined ? [] : links.filter(({ address }) => toLastPart(address) === near);
}

const fold = (name: string): string => name.toLowerCase().replaceAll(/[\s-]/g, '_');
