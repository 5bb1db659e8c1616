import type { State, Timeline } from './history.ts';

/** All that a page shows of a timeline, without the tasks of its states. */
export function toTimelineData({ path, last, events, versions }: Timeline): unknown[] {
  return [
    path,
    [last.id, last.file],
    events.map(({ state, from, ...event }) => [event, nameState(state), from?.id, from?.file]),
    versions.map(({ digest, states }) => [digest, states.map(nameState)]),
  ];
}

const nameState = ({ version, segment, date }: State): unknown[] => [version, segment, date];
