import { isSameJson } from '#text/json/same-json.ts';
import { toCanonicalSteps } from '#format/canonical/canonical-steps.ts';
import type { Change } from '../model/change.ts';
import type { CompareOptions } from './compare-options.ts';
import { compareSteps, type StepList } from './compare-steps.ts';
import { describeKind } from './describe-kind.ts';
import { toSentence } from './to-sentence.ts';

/** What differs between two values of a field that should be a list of steps. */
export function compareStepLists(
  before: unknown,
  after: unknown,
  { noun, ...list }: StepList & { noun: string },
  vocabulary: CompareOptions['vocabulary'],
): Change[] {
  if (isListOrNothing(before) && isListOrNothing(after)) {
    return compareSteps(toCanonicalSteps(before), toCanonicalSteps(after), { ...list, vocabulary });
  }
  if (isSameJson(before, after)) return [];
  const rest = describeKind(before ?? undefined, after ?? undefined, {
    noun: 'an array',
    isOne: Array.isArray,
  });
  return [{ class: list.class, at: list.at, sentence: toSentence([noun, ...rest]) }];
}

const isListOrNothing = (value: unknown): boolean =>
  value === undefined || value === null || Array.isArray(value);
