import type { ValueType } from './contract.ts';
import type { FoundType } from './value-type.ts';

type Types = FoundType | readonly ValueType[];

/** The names of the types that a field accepts, or of the one that was found: "string or array of strings". */
export const nameTypes = (types: Types): string => toArray(types).map(nameType).join(' or ');

/** The same in a sentence: "a string or an array of strings". */
export function describeTypes(types: Types = 'any'): string {
  return toArray(types)
    .map((type) => phrases.get(type) ?? withArticle(nameType(type)))
    .join(' or ');
}

const toArray = (types: Types): readonly FoundType[] =>
  typeof types === 'string' ? [types] : types;

const nameType = (type: FoundType): string => (type.startsWith('array of ') ? `${type}s` : type);

/** Types that have no article. */
const phrases: ReadonlyMap<FoundType, string> = new Map([
  ['any', 'any value'],
  ['boolean', 'true or false'],
  ['null', 'null'],
]);

const withArticle = (name: string): string => `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`;
