import { isObject, type JsonObject, readOwn } from '#text/json/json-value.ts';
import type { VocabularyEntry } from './contract/entry.ts';

/**
 * Whether a getter reads a key of its `rules` itself, as that of relative dates does. Any other key
 * is for the metric, and so is `expected`, which such a getter fills in and passes on.
 */
export function readsOwnRule(getter: VocabularyEntry | undefined, key: string): boolean {
  if (getter?.kind !== 'getter' || key === 'expected') return false;
  const own = getter.contract.keys?.rules?.fields;
  return own !== undefined && Object.hasOwn(own, key);
}

/**
 * The keys of a source that lead to what reaches the metric as its rules; undefined where the source of
 * the environment shows that the getter returns something else.
 */
export function rulesPathOf(getter: VocabularyEntry | undefined): readonly string[] | undefined {
  const { source } = getter ?? {};
  return source === undefined || source.unread !== undefined ? ['rules'] : source.returnedPath;
}

/** The rules of a source, with the keys that lead to them; undefined where it has none. */
export function findRules(
  source: JsonObject,
  getter: VocabularyEntry | undefined,
): { rules: unknown; path: readonly string[] } | undefined {
  const path = rulesPathOf(getter);
  const rules = path?.reduce<unknown>(
    (value, key) => (isObject(value) ? readOwn(value, key) : undefined),
    source,
  );
  return path && rules !== undefined ? { rules, path } : undefined;
}

/** Whether the source of the environment shows that a getter always returns None. */
export const returnsNothing = (getter: VocabularyEntry | undefined): boolean =>
  getter?.source?.returned?.every((literal) => literal === 'None') === true;
