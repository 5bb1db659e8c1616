/**
 * Opens what was found when a form is submitted. Words that are entered before they can be searched
 * for are opened later.
 *
 * @returns to be called when something was found
 */
export function openEntered(
  form: HTMLFormElement,
  isSearching: () => boolean,
  open: () => void,
): () => void {
  let isEntered = false;
  const openOnce = () => {
    if (!isEntered) return;
    isEntered = false;
    open();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isEntered = true;
    if (!isSearching()) openOnce();
  });
  return openOnce;
}
