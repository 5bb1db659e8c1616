import { toStrings } from '#text/json/json-value.ts';
import type { Comparison } from '#vocabulary/contract/comparison.ts';

/** The rule with what a string must be or contain, and whether one passes. */
interface StringTest {
  key: string;
  passes: (rule: unknown, value: string) => boolean;
}

/** How a metric judges a string by one of its rules; undefined for one that does not compare strings. */
export function findStringTest(compares: Comparison | undefined): StringTest | undefined {
  switch (compares?.kind) {
    case 'contains strings':
      return {
        key: compares.all,
        passes: (all, value) => toStrings(all).every((part) => value.includes(part)),
      };
    case 'equal value':
      return { key: compares.value, passes: (expected, value) => expected === value };
    case 'one of':
      return {
        key: compares.values,
        // In a string in the place of an array, the result is searched for.
        passes: (list, value) =>
          !(Array.isArray(list) || typeof list === 'string') || list.includes(value),
      };
    default:
      return undefined;
  }
}
