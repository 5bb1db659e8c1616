import type { About } from './about.ts';

/** A person's name in its parts, or any other name as it is. */
export type AuthorName = { family: string; given: string } | { whole: string };

/** Words in lower case that begin a family name. */
const particles =
  /^(?:af|al|bin|da|das|de|del|della|den|der|di|do|dos|du|el|la|le|ten|ter|van|von|zu)$/;

/** Words that do not occur in names of persons. */
const groups =
  /^(?:authors?|consortium|contributors?|foundation|group|inc|institute|labs?|laboratory|project|society|team|university)\b/i;

/**
 * Parts a name into given and family name where it is certain enough to be a person's: words with
 * capitals, as "Ludwig van Beethoven". Any other name stays whole, so that no list of references
 * reverses "The Desk authors".
 */
export function splitAuthorName(name: string): AuthorName {
  const words = name.trim().split(/\s+/);
  const isPerson =
    words.length > 1 &&
    words[0] !== 'The' &&
    words.every((word) => isNamePart(word) && !groups.test(word)) &&
    /^\p{Lu}/u.test(words.at(-1) ?? '');
  if (!isPerson) return { whole: words.join(' ') };

  const particle = words.findIndex((word, index) => index > 0 && particles.test(word));
  const start = particle === -1 ? words.length - 1 : particle;
  return { given: words.slice(0, start).join(' '), family: words.slice(start).join(' ') };
}

/** The names of the authors of a dataset, as they are. */
export const nameAuthors = ({ authors = [] }: Pick<About, 'authors'>): string[] =>
  authors.map((author) => (typeof author === 'string' ? author : author.name));

/** The same in their parts. */
export const splitAuthors = (about: Pick<About, 'authors'>): AuthorName[] =>
  nameAuthors(about).map(splitAuthorName);

/** A name as lists of references sort it: "Doe, Alex". */
export const toInvertedName = (name: AuthorName): string =>
  'whole' in name ? name.whole : `${name.family}, ${name.given}`;

const isNamePart = (word: string): boolean =>
  particles.test(word) || /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word);
