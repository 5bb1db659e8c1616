import { formatValue } from '#text/json/format-value.ts';
import { readOwn } from '#text/json/json-value.ts';

/** How metrics compare a value with a "ref"; one that ends with "*" means any text with that beginning. */
export const comparisonMethods: readonly string[] = [
  ...['eq', 'ne', 'le', 'lt', 'ge', 'gt', 're', 're.*', 'approx:*', 'range.*'],
  ...['spreadsheet_range', 'str_list_eq', 'str_set_eq'],
];

/** What Python's operators ask for, by their names. */
export const relations: Readonly<Record<string, string>> = {
  eq: 'is',
  ne: 'is not',
  lt: 'is less than',
  le: 'is at most',
  gt: 'is greater than',
  ge: 'is at least',
};

/** What a method asks for, with what it compares a value with where that is not in the words. */
interface DescribedComparison {
  /** "is at least". */
  words: string;
  ref?: unknown;
  /** Whether the string is a regular expression. */
  isPattern?: boolean;
}

/** What a method and its "ref" ask for; undefined for any other method, or a value that it cannot take. */
export function describeComparison(method: string, ref: unknown): DescribedComparison | undefined {
  const words = readOwn(comparisons, method);
  if (words !== undefined) return { words, ref };
  const [, flags] = /^re((?:\.[A-Z]+)*)$/.exec(method) ?? [];
  if (flags !== undefined && typeof ref === 'string') {
    return { words: `matches${describeFlags(flags)} the regular expression`, ref, isPattern: true };
  }
  const [, tolerance] = /^approx:(.+)$/.exec(method) ?? [];
  if (tolerance !== undefined) return { words: `is at most ${tolerance} away from`, ref };
  if (method === 'spreadsheet_range' && Array.isArray(ref) && ref.length === 2) {
    return { words: `covers at least ${String(ref[0])} and at most ${String(ref[1])}` };
  }
  return describeRange(method, ref);
}

/** `.I.S` as words between commas. */
function describeFlags(flags: string): string {
  const names = flags.split('.').filter(Boolean);
  if (names.length === 0) return '';
  return `, with the ${names.length === 1 ? 'flag' : 'flags'} ${names.join(' and ')},`;
}

/** `range.et` with two numbers: "e" counts the end in, "t" does not. */
function describeRange(method: string, ref: unknown): DescribedComparison | undefined {
  const [, low, high] = /^range\.([et])([et])$/.exec(method) ?? [];
  if (low === undefined || !Array.isArray(ref) || ref.length !== 2) return undefined;
  const [from, to] = ref.map((end: unknown) => formatValue(end));
  const start = low === 'e' ? 'is at least' : 'is greater than';
  const end = high === 'e' ? 'at most' : 'less than';
  return { words: `${start} ${from} and ${end} ${to}` };
}

const comparisons: Readonly<Record<string, string>> = {
  ...relations,
  str_list_eq: 'is the list',
  str_set_eq: 'contains, in any order,',
};
