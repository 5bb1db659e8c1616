import { addresses, withBase } from '../../addresses/addresses.ts';
import type { About } from '../../catalogue/citing/about.ts';
import { roundSimilarity, toChangeJson } from '../../history/report/change-json.ts';
import type { DatasetHistory, State, TaskEvent, Timeline } from '../../history/timeline/history.ts';
import type { ChangeLine } from './history-schemas.ts';

/** What happened to each task in each release, one event a line, the oldest release first. */
export function* writeChangeLines(
  { states, timelines }: DatasetHistory,
  { canary }: Pick<About, 'canary'>,
  root: string,
): Generator<string> {
  for (const state of states) {
    for (const timeline of timelines) {
      for (const event of timeline.events) {
        if (event.state !== state) continue;
        const line = { ...toLine(event, timeline, root), ...(canary !== undefined && { canary }) };
        yield `${JSON.stringify(line)}\n`;
      }
    }
  }
}

function toLine(event: TaskEvent, timeline: Timeline, root: string): ChangeLine {
  const { kind, state, class: change, changes, patch, from, similarity } = event;
  const version = timeline.versions.find(({ states }) => states.includes(state));
  return {
    id: findId(state, timeline),
    address: withBase(root, addresses.task(timeline.path)),
    release: state.version ?? null,
    date: state.date ?? null,
    kind,
    class: change,
    digest: version?.digest ?? null,
    from: from ? { id: from.id, file: from.file } : null,
    similarity: similarity === undefined ? null : roundSimilarity(similarity),
    changes: changes.map(toChangeJson),
    patch: [...patch],
  };
}

/** The id that a task has in a state or, where the state does not have it, had before or else has next. */
function findId({ index }: State, { tasks, last }: Timeline): string {
  const [next = last] = tasks.values();
  const [, before = next] = [...tasks].findLast(([earlier]) => earlier <= index) ?? [];
  return before.id;
}
