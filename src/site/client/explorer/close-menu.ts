/** Closes an open menu by Escape, which returns to its button, and by a click elsewhere. */
export function closeOnLeave(menu: HTMLDetailsElement): void {
  closeByEscape(menu);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}

/**
 * Closes an open menu by Escape.
 *
 * @param canClose Default: always.
 */
export function closeByEscape(menu: HTMLDetailsElement, canClose = () => true): void {
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open || !canClose()) return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
