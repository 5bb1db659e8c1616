import { cutAtWord } from '#text/cut-text.ts';
import { firstSentence } from '#text/language/first-sentence.ts';
import type { VocabularyEntry } from './contract/entry.ts';

/** Whether a function is a project's own: nothing that is built in describes it. */
export const isOwnFunction = (entry: VocabularyEntry | undefined): boolean =>
  entry?.origin !== 'format' && entry?.origin !== 'osworld';

/**
 * What a dataset, or a docstring in the source of its environment, says that a function does: a sentence
 * without a full stop. Undefined where nothing is said but the name, and for functions that are described
 * otherwise.
 */
export function findOwnDescription(entry: VocabularyEntry | undefined): string | undefined {
  if (!entry || !isOwnFunction(entry)) return undefined;
  const sentence = firstSentence(entry.summary ?? '').replaceAll(/\*\*|`+/g, '');
  const plain = sentence.replace(label, '');
  const words = toWords(plain);
  const isSentence = /\S\s\S/.test(plain) && !/^[a-z_]+:\s/.test(plain);
  return isSentence && words !== toWords(entry.name) ? cutAtWord(plain, longest) : undefined;
}

/** In characters. */
const longest = 200;

/** What comes before the sentence: "Metric for task 7: ". */
const label =
  /^[^:“"]{0,60}\b(?:action|checker|evaluator|getter|metric|task|validator|verifier)\b[^:“"]{0,30}:\s+(?=\S+\s)/i;

/** Without what names of functions begin with, and what sentences leave out. */
const toWords = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(?:a|an|get|if|the|whether)$/.test(word))
    .join(' ');
