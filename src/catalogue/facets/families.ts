import type { Group } from './groups.ts';
import { toSegment } from '#addresses/segment.ts';
import { capitalise } from '#text/first-letter.ts';
import { compareText } from '#text/compare-text.ts';

/** Groups that are named after functions of one family. */
export interface Family {
  name: string;
  /** The id of its place on the page. */
  slug: string;
  label: string;
  groups: readonly Group[];
}

const unknown = 'not in the vocabulary';

/** Sorts groups into the families of their functions; a group of two families is in both. */
export function groupFamilies(groups: readonly Group[]): Family[] {
  const families = Map.groupBy(
    groups.flatMap((group) =>
      (group.entry?.families ?? [unknown]).map((family) => ({ family, group })),
    ),
    ({ family }) => family,
  );
  const alike = Map.groupBy(families.keys(), hyphenate);
  return [...families].sort(compareFamilies).map(([name, members]) => ({
    name,
    slug: `family-${toSegment(alike.get(hyphenate(name))?.length === 1 ? hyphenate(name) : name)}`,
    label: capitalise(name),
    groups: members.map(({ group }) => group),
  }));
}

const hyphenate = (name: string): string => name.replaceAll(' ', '-');

type NamedGroups = readonly [string, unknown];

function compareFamilies([one]: NamedGroups, [other]: NamedGroups): number {
  if (one === unknown || other === unknown) return one === unknown ? 1 : -1;
  return compareText(one, other);
}
