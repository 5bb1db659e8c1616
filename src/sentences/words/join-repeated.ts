import type { RichText } from '#text/rich-text.ts';
import { joinParts } from './join-parts.ts';

/**
 * Phrases of which several begin with the same words, with these words once: "regardless of fonts and
 * of bullets", "ignoring case and tags". The order is that of the first of each.
 */
export function joinRepeated(phrases: readonly RichText[]): RichText[] {
  const groups = Map.groupBy(phrases, (phrase) => findOpening(phrase) ?? phrase);
  return [...groups].map(([opening, [first = [], ...others]]) => {
    if (typeof opening !== 'string' || others.length === 0) return first;
    const rests = [first, ...others].map((phrase) => withoutOpening(phrase, opening));
    return [opening, ...joinParts(rests, 'and')];
  });
}

/** The words that may be said once of several things. */
const findOpening = ([first]: RichText): string | undefined =>
  typeof first === 'string' ? openings.find((words) => first.startsWith(words)) : undefined;

const openings = ['regardless ', 'except that ', 'ignoring ', 'counting '];

const withoutOpening = ([first, ...rest]: RichText, opening: string): RichText => [
  typeof first === 'string' ? first.slice(opening.length) : '',
  ...rest,
];
