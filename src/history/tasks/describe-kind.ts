import type { RichText } from '#text/rich-text.ts';
import { describeDifference, showValue } from './describe-difference.ts';

interface Kind {
  /** As in "an object". */
  noun: string;
  isOne: (value: unknown) => boolean;
  quotes?: boolean;
}

/**
 * What became of a field that has a value of another kind than it should have, now or before, as the
 * rest of a sentence.
 */
export function describeKind(
  before: unknown,
  after: unknown,
  { noun, isOne, quotes = true }: Kind,
): RichText {
  const isKind = [before, after].map(isOne);
  if (before === undefined || after === undefined || isKind[0] === isKind[1]) {
    return describeDifference(before, after, { quotes });
  }
  if (isKind[1]) {
    return [` is ${noun} now; before, it was `, quotes ? showValue(before) : 'not'];
  }
  return [` is not ${noun} any more`, ...(quotes ? [', but ', showValue(after)] : [])];
}
