import { mayBeInexact } from './inexact-numbers.ts';

/** What walking once through a parsed value shows. */
export interface ValueSurvey {
  /** How many keys its objects have, all levels together. */
  keys: number;
  /** Whether it has more levels than the limit; these are not walked through. */
  isTooDeep: boolean;
  /** Whether a number in it is infinite, or an integer of so many digits that it may not be exact. */
  hasInexact: boolean;
}

export function surveyValue(value: unknown, levels: number): ValueSurvey {
  const survey = { keys: 0, isTooDeep: false, hasInexact: false };
  walk(value, levels, survey);
  return survey;
}

function walk(value: unknown, levels: number, survey: ValueSurvey): void {
  if (typeof value === 'number') survey.hasInexact ||= mayBeInexact(value);
  if (typeof value !== 'object' || value === null) return;
  if (levels === 0) {
    survey.isTooDeep = true;
    return;
  }
  if (Array.isArray(value)) {
    for (const child of value) walk(child, levels - 1, survey);
    return;
  }
  for (const key of Object.keys(value)) {
    survey.keys++;
    walk((value as Record<string, unknown>)[key], levels - 1, survey);
  }
}
