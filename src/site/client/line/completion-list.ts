import type { Completion } from '#explorer/finder/complete-line.ts';
import { buildElement } from '#dom/build-element.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** A list of buttons below a box, each of which completes the term at the caret. */
export interface CompletionList {
  /** Offers what the term at the caret may become; nothing hides the list. */
  show: (completions: readonly Completion[]) => void;
}

/**
 * Tab reaches the list, since it follows the box; the arrow keys do so where a value is completed,
 * and move within it. Escape hides it. Screen readers announce it once, when it appears.
 *
 * @param type called with the line that a button makes
 */
export function createCompletionList(
  list: HTMLElement,
  box: HTMLInputElement,
  type: (line: string, caret: number) => void,
): CompletionList {
  let isOfValue = false;
  const news = buildElement('span', { className: 'sr-only', ariaLive: 'polite' });
  list.after(news);
  const fill = (items: readonly Node[]) => {
    const isHidden = items.length === 0;
    list.replaceChildren(...items);
    if (list.hidden === isHidden) return;
    list.hidden = isHidden;
    news.textContent = isHidden ? '' : 'Press Tab for completions';
  };
  const hide = () => {
    fill([]);
  };
  const buttons = () => [...list.querySelectorAll('button')];
  const move = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (list.hidden) return;
    const all = buttons();
    const at = all.findIndex((button) => button === target);
    if (key === 'Escape') {
      hide();
      box.focus();
    } else if (key === 'ArrowDown' && (at !== -1 || isOfValue)) {
      all[Math.min(at + 1, all.length - 1)]?.focus();
    } else if (key === 'ArrowUp' && at !== -1) {
      (all[at - 1] ?? box).focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  box.addEventListener('keydown', move);
  list.addEventListener('keydown', move);
  list.parentElement?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget !== box && !(relatedTarget instanceof Node && list.contains(relatedTarget))) {
      hide();
    }
  });
  return {
    show(completions) {
      isOfValue = completions.some(({ count }) => count !== undefined);
      fill(
        completions.map(({ label, count, line, caret }) => {
          const number =
            count === undefined ? [] : [buildElement('small', {}, ` ${formatCount(count)}`)];
          const button = buildElement('button', { type: 'button' }, label, ...number);
          // The box keeps the focus, so that the list is there when the button is released.
          button.addEventListener('pointerdown', (event) => {
            event.preventDefault();
          });
          button.addEventListener('click', () => {
            box.focus();
            type(line, caret);
          });
          return buildElement('li', {}, button);
        }),
      );
    },
  };
}
