import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { CheckView } from './check-views.ts';
import { getterContractOf, returnTypeOf } from './getter-contract.ts';

/** Whether a metric is given its rules as the result, and what it judges as the reference. */
export function hasSwappedSides(
  { metric, result, expected }: CheckView,
  vocabulary: Vocabulary,
): boolean {
  const entry = vocabulary.find('metric', metric);
  // Others may compare the two sides either way round.
  if (entry?.contract.rules === undefined) return false;
  const [found, usual] = [result?.value, entry.contract.result?.example].map((source) =>
    returnTypeOf(source, vocabulary),
  );
  if (found !== 'rules' || usual === 'rules') return false;
  const reference = getterContractOf(expected?.value, vocabulary);
  return reference !== undefined && reference.returnType !== 'rules';
}
