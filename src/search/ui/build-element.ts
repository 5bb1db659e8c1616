import { markText } from '#explorer/matching/mark-text.ts';

/** An element with properties and children; strings become text, never markup. */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...children);
  return element;
}

/** The text with every occurrence of the words, in any of their folded forms, in a `mark` element. */
export function markWords(text: string, words: readonly (readonly string[])[]): (Node | string)[] {
  return markText(text, words.flat()).map((part) =>
    part.isMarked ? buildElement('mark', {}, part.text) : part.text,
  );
}
