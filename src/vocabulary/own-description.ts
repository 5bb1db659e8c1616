import { firstSentence } from '#text/language/first-sentence.ts';
import type { VocabularyEntry } from './contract/entry.ts';

/**
 * What a dataset, or a docstring in the source of its environment, says that a function does: a sentence
 * without a full stop. Undefined where nothing is said, and for functions that are described otherwise.
 */
export function findOwnDescription(entry: VocabularyEntry | undefined): string | undefined {
  if (!entry || entry.origin === 'format' || entry.origin === 'osworld') return undefined;
  const sentence = firstSentence(entry.summary ?? '');
  return /\S\s\S/.test(sentence) && sentence.length <= longest ? sentence : undefined;
}

/** In characters. */
const longest = 200;
