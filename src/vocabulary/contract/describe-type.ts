import type { ValueType } from './contract.ts';
import type { FoundType } from './value-type.ts';

/** A short phrase for the types that a field takes, or for the one that was found: "a text or a list". */
export function describeTypes(types: FoundType | readonly ValueType[] = 'any'): string {
  const all = typeof types === 'string' ? [types] : types;
  return all.map((type) => phrases[type]).join(' or ');
}

const phrases: Readonly<Record<FoundType, string>> = {
  any: 'any value',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  'array of string': 'a list of texts',
  'array of integer': 'a list of whole numbers',
  'array of number': 'a list of numbers',
  'array of object': 'a list of objects',
  'array of array': 'a list of lists',
  'empty array': 'an empty list',
  null: 'null',
};
