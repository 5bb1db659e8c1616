/** Whether a key that is pressed in an element belongs to it, since it takes letters. */
const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement && !/^(?:checkbox|radio|button)$/.test(target.type)) ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Whether an event is the key that leads to the search of a page. */
export const isSearchKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target);

/** The event by which a page asks its search to open with a line, which is its detail. */
export const searchEvent = 'search-pages';

/** Opens the search of the page with a line. */
export const searchPages = (line: string): void => {
  document.dispatchEvent(new CustomEvent(searchEvent, { detail: line }));
};
