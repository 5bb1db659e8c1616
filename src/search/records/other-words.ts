import { listNameParts, listWords } from '#explorer/matching/split-words.ts';
import { commonSynonyms } from '#explorer/matching/synonyms.ts';
import { toStem } from '#explorer/matching/word-index.ts';

/** Words for one another in descriptions of functions. In instructions they differ too much. */
const functionSynonyms = [['exact', 'equal', 'identical', 'same']];

/**
 * The synonyms of the words of a text that the text does not have.
 *
 * @param synonyms words that the dataset adds to those that mean the same
 */
export function listOtherWords(
  text: string,
  synonyms: readonly (readonly string[])[] = [],
): readonly string[] {
  const words = listWords(text.toLowerCase()).flatMap((word) => [word, ...listNameParts(word)]);
  const stems = new Set(words.map(toStem));
  const has = (word: string) => stems.has(toStem(word));
  return [...commonSynonyms, ...functionSynonyms, ...synonyms]
    .filter((group) => group.some(has))
    .flatMap((group) => group.filter((word) => !has(word)));
}
