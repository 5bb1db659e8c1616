import { countEach } from '#text/figures/count-each.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { compareText } from '#text/compare-text.ts';
import type { Cell } from './cells.ts';
import { listCatalogueFacets } from '#catalogue/facets/catalogue-facets.ts';
import type { ExplorerFacet } from '#catalogue/facets/explorer-facets.ts';
import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import { type FrontCoded, frontCode } from './front-coding.ts';
import { type PackedIds, packIds } from './packed-ids.ts';

/**
 * What the explorer loads: columns instead of rows, names as positions in a list, so that thousands
 * of tasks take little space. A row is a task in the order of the dataset.
 */
export interface ExplorerIndex {
  /** Changes whenever an explorer of another version could not read it. */
  version: 1;
  rows: number;
  /** The path of each task after `/tasks/`. */
  paths: PackedIds;
  /** Every instruction once, sorted without regard to case. */
  instructions: FrontCoded;
  /** By row, the position of its instruction. */
  instructionOf: readonly number[];
  /** By row, what sets a task apart from others of the same title; absent where no two are alike. */
  differences?: Readonly<Record<number, string>>;
  facets: readonly ExplorerColumn[];
}

/** The values of one facet. */
export interface ExplorerColumn {
  name: ExplorerFacetName;
  label: string;
  /** Absent for strings. */
  isNumber?: true;
  /** Present for a field of the dataset's own. */
  isField?: true;
  /** Present when a task has several of the values. */
  isList?: true;
  /** Those of a field in their order, numbers ascending, all else most frequent first. */
  values: readonly string[];
  /** The readable form of each value; absent when it is the value itself. */
  labels?: readonly string[];
  /** The hue of each value, or null; absent where none has one. */
  hues?: readonly (number | null)[];
  /** By row, the positions of its values. */
  cells: readonly Cell[];
}

/** @param facets in the order in which the explorer offers them. Default: those that every dataset has. */
export function toExplorerIndex(
  {
    entries,
    fields = [],
    findShortcuts = () => [],
  }: Pick<Catalogue, 'entries'> & Partial<Pick<Catalogue, 'fields' | 'findShortcuts'>>,
  facets: readonly ExplorerFacet[] = listCatalogueFacets({ fields, findShortcuts }),
): ExplorerIndex {
  const instructions = entries.map(({ task }) => task.instruction.replaceAll(/\s+/g, ' ').trim());
  const sorted = sortWithoutCase([...new Set(instructions)]);
  const differences = entries.flatMap(({ difference }, row) =>
    difference === undefined ? [] : [[row, difference] as const],
  );
  const positions = new Map(sorted.map((text, index) => [text, index]));
  return {
    version: 1,
    rows: entries.length,
    paths: packIds(entries.map(({ path }) => path)),
    instructions: frontCode(sorted),
    instructionOf: instructions.map((text) => positions.get(text) ?? 0),
    ...(differences.length > 0 && { differences: Object.fromEntries(differences) }),
    facets: facets
      .map((facet) => toColumn(facet, entries))
      .filter(({ values }) => values.length > 0),
  };
}

/** Values that are not in the order follow those that are. */
function sortLike(order: readonly string[], values: readonly string[]): string[] {
  const ranks = new Map(order.map((value, rank) => [value, rank]));
  const rankOf = (value: string) => ranks.get(value) ?? order.length;
  return [...values].sort((one, other) => rankOf(one) - rankOf(other) || compareText(one, other));
}

function sortWithoutCase(texts: readonly string[]): string[] {
  return texts
    .map((text) => ({ text, lower: text.toLowerCase() }))
    .sort((one, other) => compareText(one.lower, other.lower) || compareText(one.text, other.text))
    .map(({ text }) => text);
}

function toColumn(
  {
    name,
    label,
    isNumber = false,
    isField,
    values: order,
    valuesOf,
    labelsOf,
    huesOf,
  }: ExplorerFacet,
  entries: Catalogue['entries'],
): ExplorerColumn {
  const rows = entries.map(valuesOf);
  const counts = countEach(rows.flat());
  const frequentFirst = (one: string, other: string) =>
    (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || compareText(one, other);
  const values = order
    ? sortLike(order, [...counts.keys()])
    : [...counts.keys()].sort(
        isNumber ? (one, other) => Number(one) - Number(other) : frequentFirst,
      );
  const positions = new Map(values.map((value, index) => [value, index]));
  const cells = rows.map((own) => {
    const cell = own.map((value) => positions.get(value) ?? 0);
    return cell.length === 1 ? (cell[0] ?? 0) : cell;
  });
  const isList = rows.some((own) => own.length > 1);
  const column = {
    name,
    label,
    ...(isNumber && { isNumber: true as const }),
    ...(isField && { isField }),
    ...(isList && { isList: true as const }),
    values,
  };
  const labels = labelsOf && collect(rows, entries, labelsOf);
  const hues = huesOf && collect(rows, entries, huesOf);
  return {
    ...column,
    ...(labels && { labels: values.map((value) => labels.get(value) ?? value) }),
    ...(hues && { hues: values.map((value) => hues.get(value) ?? null) }),
    cells,
  };
}

/** What each value of the rows has, such as its label. */
function collect<Property>(
  rows: readonly (readonly string[])[],
  entries: Catalogue['entries'],
  listOf: (entry: Catalogue['entries'][number]) => readonly Property[],
): Map<string, Property> {
  const found = new Map<string, Property>();
  for (const [row, entry] of entries.entries()) {
    for (const [index, property] of listOf(entry).entries())
      found.set(rows[row]?.[index] ?? '', property);
  }
  return found;
}
