import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { getterOf } from '../fetches.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { isObject, isStringArray, readOwn } from '#text/json/json-value.ts';
import { findRules } from '#vocabulary/getter-rules.ts';
import { findJudgedName } from '#vocabulary/judged-names.ts';
import type { CheckView } from './check-views.ts';
import { getterEntryOf } from './getter-contract.ts';

/** What is known of the only strings that a getter returns. */
export interface ReturnedStrings {
  getter: string;
  values: readonly string[];
  /** Whether no environment or dataset may have a getter of its own under the name. */
  isSure: boolean;
}

/** The only strings that the getter of a source returns; undefined where it may return others. */
export function findReturnedStrings(
  source: unknown,
  vocabulary: Vocabulary,
): ReturnedStrings | undefined {
  const entry = vocabulary.find('getter', getterOf(source));
  const values = entry?.contract.returnsOnly;
  if (!values) return undefined;
  const isSure = entry.source === undefined && entry.extended !== true;
  return { getter: entry.name, values, isSure };
}

interface SoughtTexts {
  at: Path;
  fault: 'text in objects';
  getter: string;
  metric: string;
}

/** Texts that a metric must find as elements of its result, where the getter returns a list of objects. */
export function listSoughtInObjects(view: CheckView, vocabulary: Vocabulary): SoughtTexts[] {
  const { metric, result, expected } = view;
  const { soughtKeys = [] } = vocabulary.find('metric', metric)?.source ?? {};
  const getter = soughtKeys.length > 0 ? getterEntryOf(result?.value, vocabulary) : undefined;
  if (!getter?.source?.returnsObjects || !isObject(expected?.value)) return [];
  if (findJudgedName(metric, view.at.length > 2, vocabulary)) return [];
  const named = findRules(expected.value, getterEntryOf(expected.value, vocabulary));
  if (!named || !isObject(named.rules)) return [];
  const { rules, path } = named;
  const key = soughtKeys.find((name) => isTexts(readOwn(rules, name)));
  if (key === undefined) return [];
  const at = [...expected.at, ...path, key];
  return [{ at, fault: 'text in objects', getter: getter.name, metric }];
}

const isTexts = (value: unknown): boolean =>
  typeof value === 'string' ? value !== '' : isStringArray(value) && value.length > 0;
