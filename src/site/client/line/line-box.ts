import type { FoundTasks } from '#explorer/finder/task-finder.ts';
import { shortenLine } from '#explorer/finder/parse-line.ts';
import { findElement } from '#dom/find-element.ts';
import { createCompletionList } from './completion-list.ts';
import type { SearchLoader } from './search-loader.ts';
import { createLineNotes } from './line-notes.ts';

/** The box that lines are typed in, cut where they are too long, with completions and notes below it. */
export interface LineBox {
  /** Shows what a reader must know about how a line was understood. */
  show: (line: string, found: FoundTasks | undefined) => void;
}

/**
 * @param root has `.line-notes` and `.completions`
 * @param change called with each line: it replaces the one before while it is typed
 */
export function createLineBox(
  root: HTMLElement,
  box: HTMLInputElement,
  late: SearchLoader,
  change: (line: string, way: 'push' | 'replace') => void,
): LineBox {
  // The first letters are typed before there is anything to complete them by.
  let isWaiting = false;
  const offer = () => {
    completions.show(late.complete(box.value, box.selectionStart ?? box.value.length));
  };
  const read = () => shortenLine(box.value.trim());
  const type = (line: string, caret = line.length) => {
    box.value = line;
    box.focus();
    box.setSelectionRange(caret, caret);
    change(read(), 'push');
  };
  const notes = createLineNotes(findElement(root, '.line-notes', HTMLElement), box, type);
  const list = findElement(root, '.completions', HTMLElement);
  const completions = createCompletionList(list, box, (line, caret) => {
    type(line, caret);
    offer();
  });
  box.addEventListener('input', () => {
    change(read(), 'replace');
    offer();
    isWaiting = late.find(read()) === 'loading';
  });
  return {
    show(line, found) {
      if (box.value.trim() !== line) box.value = line;
      notes.show(line, found);
      if (isWaiting) offer();
      isWaiting = false;
    },
  };
}
