import type { PinnedSet } from '#explorer/query/pinned-set.ts';
import type { ExportContext } from './export-context.ts';
import { loadWriter } from './load-writer.ts';
import type { Selected } from './write-selected.ts';

/** Says in an element how the selection differs from the set that the link of the page was made for. */
export function createPinnedNotice(notice: HTMLElement, context: ExportContext) {
  let last: Selected | undefined;
  return async (selected: Selected, pinned: PinnedSet | undefined): Promise<void> => {
    last = selected;
    notice.hidden = true;
    if (!pinned) return;
    const { comparePinnedSet, tracePinnedSet } = await loadWriter();
    const { isSame, text } = await comparePinnedSet(pinned, selected, context);
    if (selected !== last) return;
    notice.hidden = false;
    notice.className = isSame ? 'set same' : 'set changed';
    notice.textContent = text;
    if (isSame) return;
    const traced = await tracePinnedSet(pinned, location.search, selected, context);
    if (traced && selected === last) notice.replaceChildren(...traced);
  };
}
