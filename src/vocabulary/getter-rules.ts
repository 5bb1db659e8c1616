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

/** The key of a getter whose value reaches the metric as its rules; the source of an environment may show another one. */
export const rulesKeyOf = (getter: VocabularyEntry | undefined): string =>
  getter?.source?.returnedKey ?? 'rules';
