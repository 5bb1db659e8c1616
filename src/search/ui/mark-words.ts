import { buildElement } from '#dom/build-element.ts';
import { markText } from '#explorer/matching/mark-text.ts';

/** The text with every occurrence of the words, in any of their folded forms, in a `mark` element. */
export function markWords(text: string, words: readonly (readonly string[])[]): (Node | string)[] {
  return markText(text, words.flat()).map((part) =>
    part.isMarked ? buildElement('mark', {}, part.text) : part.text,
  );
}
