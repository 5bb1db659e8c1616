import { toFieldFacet } from '#addresses/addresses.ts';
import { toSegment } from '#addresses/segment.ts';
import { readOwn } from '#text/json/json-value.ts';
import type { Group } from './groups.ts';
import type { Facet } from './group-facets.ts';
import type { OwnField } from '../fields/own-field.ts';

/**
 * The ways to group tasks by fields. Of names that differ only in case one has pages, since many file
 * systems ignore case.
 */
export function toFieldFacets(fields: readonly OwnField[]): readonly Facet[] {
  const byPlace = Map.groupBy(fields, ({ key }) => toSegment(key).toLowerCase());
  return [...byPlace.values()].flatMap(([field]) => (field ? [toFacet(field)] : []));
}

const toFacet = ({ key, label, name, description, values, valuesOf }: OwnField): Facet => ({
  name: toFieldFacet(key),
  label,
  singular: label.toLowerCase(),
  summary: description ?? `The field "${name}" of the task files.`,
  values: values.map((value) => ({ name: value, label: value })),
  groupsOf: (entry) => valuesOf(entry).map((value) => ({ name: value, label: value })),
});

/** What the dataset says about the value that a group has in common. */
export function findMeaning(
  fields: readonly OwnField[],
  { facet, name }: Pick<Group, 'facet' | 'name'>,
): string | undefined {
  const field = fields.find(({ key }) => toFieldFacet(key) === facet);
  return readOwn(field?.meanings, name);
}
