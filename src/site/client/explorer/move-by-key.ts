import { isSearchKey } from '#dom/search-key.ts';
import type { ResultList } from './table/result-list.ts';

/** `/` moves the focus to a box on the page, the arrow keys move it through the results, Escape back. */
export function moveByKey(event: KeyboardEvent, box: HTMLElement, results: ResultList): void {
  const { target, key } = event;
  if (!box.isConnected) return;
  if (isSearchKey(event)) {
    event.preventDefault();
    box.focus();
    return;
  }
  const position = results.focused();
  const isInBox = target === box;
  if (key === 'Escape' && position !== undefined) box.focus();
  if (position === undefined && !isInBox) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return;
  event.preventDefault();
  const isMoved = results.focus(isInBox ? Math.min(0, step - 1) : (position ?? 0) + step);
  if (!isMoved && step < 0) box.focus();
}
