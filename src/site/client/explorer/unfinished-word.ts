/** How long a reader stops at the end of a word, in milliseconds. */
const pause = 800;

/**
 * A word that is being typed: that no task has its first letters says little, so the last answer stays
 * until it is whole, which a blank, Enter, leaving the box or a pause says.
 *
 * @param show called when the word is whole, if something waited for it
 * @returns whether to wait for the rest of the word
 */
export function createUnfinishedWord(box: HTMLInputElement, show: () => void): () => boolean {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let isAwaited = false;
  const finish = () => {
    clearTimeout(timer);
    isOpen = false;
    if (isAwaited) show();
    isAwaited = false;
  };
  box.addEventListener('input', () => {
    clearTimeout(timer);
    isAwaited = false;
    isOpen = /\S$/.test(box.value);
    if (isOpen) timer = setTimeout(finish, pause);
  });
  box.addEventListener('change', finish);
  return () => (isAwaited = isOpen);
}
