import { sum } from '#text/figures/sum.ts';

/** What the findings of a dataset can be filtered by, in the order that an address names them. */
export const filterNames = ['severity', 'rule', 'app', 'suite'] as const;
export type FilterName = (typeof filterNames)[number];

/** The values that a finding has, or that a reader has chosen; a filter without values excludes nothing. */
export type FilterValues = Readonly<Record<FilterName, readonly string[]>>;

/** A row of a page, which may represent several findings of a kind. */
export interface FilterRow {
  values: FilterValues;
  /** How many findings it has alone. */
  count: number;
  /** What identifies those that other rows have too. */
  shared: readonly string[];
}

/** One value of a filter. */
export interface FilterValue {
  name: FilterName;
  value: string;
}

/**
 * Reads what the query of an address chooses. Of severities there may be several, of the others
 * one; unknown values, and those too many, are returned as ignored.
 */
export function readFilter(
  query: string,
  available: FilterValues,
): { chosen: FilterValues; ignored: readonly FilterValue[] } {
  const ignored: FilterValue[] = [];
  const parameters = new URLSearchParams(query);
  const chosen = byFilter((name) => {
    const values: string[] = [];
    for (const given of parameters.getAll(name).filter((value) => value !== '')) {
      const value = available[name].find((one) => one.toLowerCase() === given.toLowerCase());
      const isFull = name !== 'severity' && values.length > 0;
      if (value === undefined || isFull) ignored.push({ name, value: given });
      else values.push(value);
    }
    return [...new Set(values)];
  });
  return { chosen, ignored };
}

/** The query of an address that chooses this; empty when nothing is chosen. */
export function writeFilter(chosen: Partial<FilterValues>): string {
  const pairs = filterNames.flatMap((name) =>
    (chosen[name] ?? []).map((value) => [name, value] as [string, string]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** Whether a row has one of the chosen values of every filter, but for the one that is left out. */
export function isChosen(
  { values }: FilterRow,
  chosen: FilterValues,
  except?: FilterName,
): boolean {
  return filterNames.every(
    (name) =>
      name === except ||
      chosen[name].length === 0 ||
      chosen[name].some((value) => values[name].includes(value)),
  );
}

/** How many findings rows have, each once. */
export const countFindings = (rows: readonly Omit<FilterRow, 'values'>[]): number =>
  sum(rows.map(({ count }) => count)) + new Set(rows.flatMap(({ shared }) => shared)).size;

/** How many findings each value would show, were it chosen beside the other filters. */
export function countByValue(
  rows: readonly FilterRow[],
  chosen: FilterValues,
): Record<FilterName, ReadonlyMap<string, number>> {
  return byFilter((name) => {
    const byValue = new Map<string, FilterRow[]>();
    for (const row of rows.filter((one) => isChosen(one, chosen, name))) {
      for (const value of row.values[name]) {
        const others = byValue.get(value);
        if (others) others.push(row);
        else byValue.set(value, [row]);
      }
    }
    return new Map(Array.from(byValue, ([value, group]) => [value, countFindings(group)]));
  });
}

/** Makes a value for each filter. */
export function byFilter<Value>(make: (name: FilterName) => Value): Record<FilterName, Value> {
  return Object.fromEntries(filterNames.map((name) => [name, make(name)])) as Record<
    FilterName,
    Value
  >;
}
