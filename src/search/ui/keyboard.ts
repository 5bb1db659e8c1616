/**
 * The arrow keys move from the box through all results and back, Home and End to the first and the
 * last one; any letter typed on a result goes to the box.
 */
export function moveThrough(
  event: KeyboardEvent,
  box: HTMLInputElement,
  results: HTMLElement,
): void {
  const { target, key } = event;
  const links = [...results.querySelectorAll('a')];
  const at = links.findIndex((link) => link === target);
  if (target !== box && at === -1) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;

  const to = at === -1 ? fromBox(key) : fromResult(key, at, links.length);
  if (to !== undefined) {
    event.preventDefault();
    (links[to] ?? box).focus();
    return;
  }
  // The box gets the letter, since the browser inserts it after this listener, where the focus is.
  if (at !== -1 && (key.length === 1 || key === 'Backspace') && key !== ' ') box.focus();
}

const fromBox = (key: string): number | undefined => (key === 'ArrowDown' ? 0 : undefined);

/** The position to go to; a negative one is the box. */
function fromResult(key: string, at: number, count: number): number | undefined {
  const moves: Partial<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, count - 1),
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  };
  return moves[key];
}
