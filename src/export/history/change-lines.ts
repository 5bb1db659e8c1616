import { addresses, withBase } from '#addresses/addresses.ts';
import type { About } from '#catalogue/citing/about.ts';
import { roundSimilarity, toChangeJson } from '#history/report/change-json.ts';
import { findRemoval, type Removal } from '#history/timeline/find-removal.ts';
import type { DatasetHistory, State, TaskEvent, Timeline } from '#history/timeline/history.ts';
import type { ChangeLine } from './history-schemas.ts';

/** What happened to each task in each release, one event a line, the oldest release first. */
export function* writeChangeLines(
  { states, timelines }: DatasetHistory,
  { canary, withdrawn }: Pick<About, 'canary' | 'withdrawn'>,
  root: string,
): Generator<string> {
  for (const state of states) {
    for (const timeline of timelines) {
      for (const event of timeline.events) {
        if (event.state !== state) continue;
        const isLast = event === timeline.events.at(-1);
        const removal = isLast ? findRemoval(timeline, timelines, withdrawn) : undefined;
        const own = canary !== undefined && { canary };
        const line = { ...toLine(event, { timeline, removal, root }), ...own };
        yield `${JSON.stringify(line)}\n`;
      }
    }
  }
}

function toLine(
  event: TaskEvent,
  { timeline, removal, root }: { timeline: Timeline; removal: Removal | undefined; root: string },
): ChangeLine {
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
    reason: removal?.reason ?? null,
    replacedBy: removal?.successor?.last.id ?? null,
  };
}

/** The id that a task has in a state or, where the state does not have it, had before or else has next. */
function findId({ index }: State, { tasks, last }: Timeline): string {
  const [next = last] = tasks.values();
  const [, before = next] = [...tasks].findLast(([earlier]) => earlier <= index) ?? [];
  return before.id;
}
