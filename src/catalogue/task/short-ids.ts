import { cutMiddle, cutText } from '#text/cut-text.ts';
import { longestId, shortenId } from './task-title.ts';

/** Ids as lists show them: shortened where they differ. An id stays whole where each of its parts is that of another. */
export function shortenIds(ids: readonly string[]): string[] {
  const shortened = new Map(ids.map((id) => [id, shortenId(id)]));
  for (const [, alike] of Map.groupBy(shortened.keys(), (id) => shortened.get(id) ?? id)) {
    const [first = '', ...others] = alike;
    if (others.length === 0) continue;
    const shared = others.reduce((length, id) => countShared(first, id, length), first.length);
    const distinct = new Set(alike.map((id) => showFrom(id, shared)));
    for (const id of alike) {
      shortened.set(id, distinct.size === alike.length ? showFrom(id, shared) : id);
    }
  }
  return ids.map((id) => shortened.get(id) ?? id);
}

/** How many characters two ids begin with alike, at most so many. */
function countShared(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
}

/** An id without what is shared before the word that differs. */
function showFrom(id: string, shared: number): string {
  const start = id.slice(0, shared).search(/[^-_./ ]*$/);
  const rest = id.slice(start);
  const shown = rest.length <= longestId ? rest : cutMiddle(rest, longestId);
  return start === 0 ? cutText(shown, longestId) : `…${shown}`;
}
