/**
 * Puts elements of a parent first, in this order. Moves only those that are elsewhere, and leaves the
 * focus where it is.
 */
export function orderElements(parent: HTMLElement, first: readonly HTMLElement[]): void {
  const { activeElement } = document;
  let position = parent.firstElementChild;
  for (const element of first) {
    if (element === position) position = position.nextElementSibling;
    else parent.insertBefore(element, position);
  }
  const isFocused = activeElement instanceof HTMLElement && parent.contains(activeElement);
  if (isFocused && document.activeElement !== activeElement) {
    activeElement.focus({ preventScroll: true });
  }
}
