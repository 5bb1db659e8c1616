/** How long a reader stops at the end of a word, in milliseconds. */
const pause = 800;

/**
 * While a word is being typed, it says little that no task has its first letters. The last result is
 * shown until the word is whole: after a blank, Enter, a pause, or when a reader leaves the box.
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
