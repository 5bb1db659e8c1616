import { stemmer } from 'stemmer';
import { listNameParts, listWords } from './split-words.ts';

/** Which texts have which words. A text and a word are named by their positions. */
export interface WordIndex {
  /** Folded, each once. */
  words: readonly string[];
  /** By word, the texts that have it, ascending. */
  textsOf: readonly (readonly number[])[];
  find: (word: string) => number | undefined;
  /** The words with a stem. */
  withStem: (stem: string) => readonly number[];
}

/** @param texts folded */
export function createWordIndex(texts: readonly string[]): WordIndex {
  const positions = new Map<string, number>();
  const textsOf: number[][] = [];
  const add = (word: string, text: number) => {
    const position = positions.get(word);
    if (position === undefined) {
      positions.set(word, textsOf.length);
      textsOf.push([text]);
      return;
    }
    const own = textsOf[position];
    if (own?.at(-1) !== text) own?.push(text);
  };
  for (const [position, text] of texts.entries()) {
    for (const word of listWords(text)) {
      add(word, position);
      for (const part of listNameParts(word)) add(part, position);
    }
  }
  const words = [...positions.keys()];
  const stems = Map.groupBy(words.keys(), (position) => toStem(words[position] ?? ''));
  return {
    words,
    textsOf,
    find: (word) => positions.get(word),
    withStem: (stem) => stems.get(stem) ?? [],
  };
}

/** What the forms of an English word have in common; other words stay as they are. */
export const toStem = (word: string): string => (isEnglish.test(word) ? stemmer(word) : word);

const isEnglish = /^[a-z]{3,}$/;
