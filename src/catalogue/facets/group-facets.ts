import type { FacetName, FixedFacetName } from '#addresses/facet-names.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { capitalise } from '#text/first-letter.ts';

/** A way to group tasks; its name is the first part of its groups' addresses. */
export interface Facet {
  name: FacetName;
  /** For headings: "Apps". */
  label: string;
  /** For sentences: "app". */
  singular: string;
  summary: string;
  /** The kind of function that the groups are named after, if they are. */
  functions?: FunctionKind;
  /** The groups that it has even without tasks, in their order. Default: none, and the largest first. */
  values?: readonly NamedGroup[];
  /** The names and labels of the groups a task belongs to. */
  groupsOf(entry: TaskEntry): readonly NamedGroup[];
}

interface NamedGroup {
  name: string;
  label: string;
  /** Of an app. */
  hue?: number | undefined;
}

/** Values of `possibility_of_env_change` after the format document, and its absence. */
export const envChangeMeanings = {
  low: 'The environment is static and hardly ever changes.',
  medium: 'Changes are possible but unlikely.',
  high: 'Significant changes are expected.',
  unstated: 'The file does not say how likely a change is.',
} as const;

const named = (names: readonly string[]) => names.map((name) => ({ name, label: name }));

/**
 * Those of every dataset that have pages of their own; `Catalogue.facets` has those of its own fields
 * too. `explorer-facets.ts` has what the explorer filters by.
 */
export const fixedFacets: readonly (Facet & { name: FixedFacetName })[] = [
  {
    name: 'apps',
    label: 'Apps',
    singular: 'app',
    summary: 'The apps involved: open at the start, opened while solving, or used for judging.',
    groupsOf: ({ apps }) => apps,
  },
  {
    name: 'metrics',
    label: 'Metrics',
    singular: 'metric',
    summary: 'The functions that decide whether a task succeeded.',
    functions: 'metric',
    groupsOf: ({ metrics }) => named(metrics),
  },
  {
    name: 'env-change',
    label: 'Environment change',
    singular: 'environment change',
    summary: 'How likely the state outside the machine is to change, such as a live website.',
    values: Object.keys(envChangeMeanings).map((name) => ({ name, label: capitalise(name) })),
    groupsOf: ({ task }) => [{ name: task.envChange, label: capitalise(task.envChange) }],
  },
  {
    name: 'getters',
    label: 'Getters',
    singular: 'getter',
    summary: 'The functions that fetch what a metric judges.',
    functions: 'getter',
    groupsOf: ({ getters }) => named(getters),
  },
  {
    name: 'actions',
    label: 'Setup actions',
    singular: 'setup action',
    summary:
      'The actions that prepare the machine before the agent acts, and those that run before judging.',
    functions: 'action',
    groupsOf: ({ actions }) => named(actions),
  },
  {
    name: 'suites',
    label: 'Suites',
    singular: 'suite',
    summary: 'Named parts of this dataset.',
    groupsOf: ({ suites }) => named(suites),
  },
];

/** @param all those of the catalogue. Default: those of every dataset. */
export function findFacet(name: FacetName, all: readonly Facet[] = fixedFacets): Facet {
  const facet = all.find((candidate) => candidate.name === name);
  if (!facet) throw new Error(`unknown facet "${name}"`);
  return facet;
}
