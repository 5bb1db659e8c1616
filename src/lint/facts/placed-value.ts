import type { Path } from '#text/json/json-pointer.ts';
import { isObject, toArray } from '#text/json/json-value.ts';

/** A value of any type with its path; undefined when the file does not have it. */
export interface PlacedValue {
  value: unknown;
  at: Path;
}

/** Whether a source is missing, null or an empty object, so that nothing is fetched. */
export const isNothing = ({ value }: PlacedValue): boolean =>
  value === undefined || value === null || (isObject(value) && Object.keys(value).length === 0);

/** The elements of a field that accepts one value or an array of them, each with its place. */
export const placeElements = (value: unknown, at: Path): PlacedValue[] =>
  toArray(value).map((element, index) => ({
    value: element,
    at: Array.isArray(value) ? [...at, index] : at,
  }));

/** The same, of only strings. */
export const placeStrings = (value: unknown, at: Path): { text: string; at: Path }[] =>
  placeElements(value, at).flatMap(({ value: text, at: place }) =>
    typeof text === 'string' ? [{ text, at: place }] : [],
  );
