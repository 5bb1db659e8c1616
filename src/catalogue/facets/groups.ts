import type { VocabularyEntry } from '#vocabulary/contract/entry.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { Facet } from './group-facets.ts';
import type { FacetName, FieldFacetName, FixedFacetName } from '#addresses/facet-names.ts';
import { assignSegments } from '#addresses/segment.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { compareText } from '#text/compare-text.ts';

/** The tasks that share a value of a facet. */
export interface Group {
  facet: FacetName;
  name: string;
  label: string;
  /** Of an app, in degrees of OKLCH. */
  hue?: number | undefined;
  /** The last part of its address. */
  segment: string;
  /** In the dataset's order. */
  tasks: readonly TaskEntry[];
  /** The function it is named after, if the vocabulary has it. */
  entry: VocabularyEntry | undefined;
}

/** By facet. A field of the dataset's own has an entry if the catalogue has a facet for it. */
export type Groups = Readonly<
  Record<FixedFacetName, readonly Group[]> & Record<FieldFacetName, readonly Group[]>
>;

/**
 * Groups all tasks by every facet; the largest group first, except where the order has a meaning.
 * A facet of functions has a group for every name of the vocabulary, used or not.
 */
export function groupTasks(
  entries: readonly TaskEntry[],
  vocabulary: Vocabulary,
  facets: readonly Facet[],
): Groups {
  const grouped = facets.map((facet) => [facet.name, groupBy(facet, entries, vocabulary)] as const);
  return Object.fromEntries(grouped) as unknown as Groups;
}

/** Finds a group by its facet and name. */
export function createGroupFinder(
  groups: Groups,
): (facet: FacetName, name: string) => Group | undefined {
  const index = new Map(
    Object.values(groups).flatMap((of) =>
      of.map((group) => [`${group.facet}/${group.name}`, group]),
    ),
  );
  return (facet, name) => index.get(`${facet}/${name}`);
}

/** The groups of a facet; none of a field that the dataset does not have. */
export const listGroups = (groups: Groups, facet: FacetName): readonly Group[] =>
  groups[facet] ?? [];

/** The groups that have tasks. */
export function listUsedGroups(groups: readonly Group[]): readonly Group[] {
  return groups.filter(({ tasks }) => tasks.length > 0);
}

/** The groups that an index lists: not the functions that the environment lacks and no task uses. */
export function listOfferedGroups(groups: readonly Group[]): readonly Group[] {
  return groups.filter(({ tasks, entry }) => tasks.length > 0 || entry?.isMissing !== true);
}

/** How many tasks the largest group has; at least 1, so that it can divide. */
export function countLargest(groups: readonly Group[]): number {
  return groups.reduce((most, { tasks }) => Math.max(most, tasks.length), 1);
}

function groupBy(facet: Facet, entries: readonly TaskEntry[], vocabulary: Vocabulary): Group[] {
  const fixed = facet.values ?? functionNames(facet, vocabulary);
  const labels = new Map(fixed.map(({ name, label }) => [name, label]));
  const hues = new Map<string, number>();
  const tasks = new Map<string, TaskEntry[]>(fixed.map(({ name }) => [name, []]));
  for (const entry of entries) {
    for (const { name, label, hue } of facet.groupsOf(entry)) {
      labels.set(name, label);
      if (hue !== undefined) hues.set(name, hue);
      const members = tasks.get(name);
      if (members) members.push(entry);
      else tasks.set(name, [entry]);
    }
  }

  const segments = assignSegments(tasks.keys());
  const groups = [...tasks].map(([name, members]) => ({
    facet: facet.name,
    name,
    label: labels.get(name) ?? name,
    ...(hues.has(name) && { hue: hues.get(name) }),
    segment: segments.get(name) ?? '',
    tasks: members,
    entry: facet.functions && vocabulary.find(facet.functions, name),
  }));
  return facet.values ? groups : groups.sort(compareGroups);
}

function functionNames({ functions }: Facet, { entries }: Vocabulary) {
  return functions ? [...entries[functions].keys()].map((name) => ({ name, label: name })) : [];
}

function compareGroups(one: Group, other: Group): number {
  return other.tasks.length - one.tasks.length || compareText(one.name, other.name);
}
