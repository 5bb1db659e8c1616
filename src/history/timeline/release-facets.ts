import type { ExplorerFacet } from '#catalogue/facets/explorer-facets.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { judgeComparability } from '../releases/comparability.ts';
import { findComparability, isSameIn, listChangesBetween } from './comparable-tasks.ts';
import type { DatasetHistory, State, Timeline } from './history.ts';
import { toStateTitle } from './state-title.ts';

/** What the explorer calls tasks whose results may be comparable with those of a state. */
export const toUncertainValue = (
  { segment }: Pick<State, 'segment'>,
  comparability: Uncertain,
): string => `${segment}${uncertain[comparability].ending}`;

type Uncertain = keyof typeof uncertain;

const uncertain = {
  likely: { ending: '~', label: 'likely' },
  unknown: { ending: '~unknown', label: 'cannot be told' },
} as const;

/** By which of its releases the explorer filters the tasks of a dataset; none without releases. */
export function listReleaseFacets(
  history: Pick<DatasetHistory, 'states' | 'findTimeline'> | undefined,
): ExplorerFacet[] {
  const current = history?.states.at(-1);
  if (!history || !current) return [];
  const earlier = history.states.slice(0, -1);
  const timelineOf = ({ path }: TaskEntry) => history.findTimeline(path);
  const facet = (
    { name, label }: Pick<ExplorerFacet, 'name' | 'label'>,
    listValues: (timeline: Timeline) => readonly Value[],
  ): ExplorerFacet => {
    const valuesOf = (entry: TaskEntry) => {
      const timeline = timelineOf(entry);
      const values = timeline ? listValues(timeline) : [];
      return values.length === 0 ? [none] : values;
    };
    return {
      name,
      label,
      valuesOf: (entry) => valuesOf(entry).map(({ value }) => value),
      labelsOf: (entry) => valuesOf(entry).map((value) => value.label),
    };
  };
  return [
    facet({ name: 'lastchange', label: 'Last changed in' }, (timeline) => listLastChange(timeline)),
    facet({ name: 'since', label: 'Changed since' }, (timeline) =>
      earlier.filter((state) => isChangedSince(timeline, state, current)).map(toValue),
    ),
    facet({ name: 'comparable', label: 'Results comparable with' }, (timeline) =>
      earlier.flatMap((state) => toComparable(timeline, state, current)),
    ),
    facet({ name: 'release', label: 'Releases' }, ({ states }) => states.map(toValue)),
  ];
}

interface Value {
  value: string;
  label: string;
}

const none: Value = { value: 'none', label: 'none' };

const toValue = (state: State): Value => ({ value: state.segment, label: toStateTitle(state) });

/** A task that was only added has not changed. */
function listLastChange({ events }: Timeline): Value[] {
  const last = events.findLast((event) => event.class !== 'same');
  return last ? [toValue(last.state)] : [];
}

function isChangedSince(timeline: Timeline, state: State, current: State): boolean {
  if (!timeline.states.includes(state)) return false;
  if (!isSameIn(timeline, state, current)) return true;
  return listChangesBetween(timeline, state, current).some(
    (change) => judgeComparability(change.class) !== 'yes',
  );
}

function toComparable(timeline: Timeline, state: State, current: State): Value[] {
  const found = findComparability(timeline, state, current);
  if (found === 'yes') return [toValue(state)];
  if (found !== 'likely' && found !== 'unknown') return [];
  const label = `${toStateTitle(state)}, ${uncertain[found].label}`;
  return [{ value: toUncertainValue(state, found), label }];
}
