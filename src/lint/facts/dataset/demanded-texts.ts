import { isContainer, type JsonObject } from '#text/json/json-value.ts';
import { wordsOf } from '#text/similarity/shingles.ts';

/** The words of a text that a check demands and the instruction does not have. */
export type DemandedText = readonly string[];

/**
 * The texts that the references of all evaluators of a task demand and its instruction, which quotes
 * another text, does not have.
 */
export function listDemandedTexts(fields: JsonObject): DemandedText[] {
  const { instruction } = fields;
  if (typeof instruction !== 'string' || !quotesText(instruction)) return [];
  const own = toPhrase(wordsOf(instruction));
  return listReferences(fields)
    .flatMap((reference) => [...listTexts(reference)])
    .map(wordsOf)
    .filter((words) => words.length >= leastWords && !own.includes(toPhrase(words)));
}

/** Fewer words are in the instructions of several tasks. */
export const leastWords = 4;

/** A text of that many words in quotes. */
const quotesText = (instruction: string): boolean =>
  Array.from(instruction.matchAll(quoted), ([, text = '']) => wordsOf(text).length).some(
    (words) => words >= leastWords,
  );

const quoted = /["“”«'‘]([^"“”«»'‘’]+)["“”»'’]/g;

/** Words between blanks, so that whole words are compared. */
export const toPhrase = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** What "expected" has in any object that names a metric. */
function listReferences(value: unknown): unknown[] {
  if (!isContainer(value)) return [];
  const { func, expected } = value as JsonObject;
  if (func !== undefined && expected !== undefined) return [expected];
  return Object.values(value).flatMap(listReferences);
}

function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value.length <= longestText && !/^(?:\w+:\/\/|[/~])/.test(value)) yield value;
  } else if (isContainer(value)) {
    for (const [key, child] of Object.entries(value)) {
      if (key !== 'command') yield* listTexts(child);
    }
  }
}

const longestText = 300;
