import type { FunctionKind, VocabularyEntry } from '../contract/entry.ts';
import { addOrigins } from '../contract/field-origins.ts';
import { mergeContracts } from '../contract/merge-contracts.ts';
import type { Profile } from './profile.ts';

/** The built-in entries of a kind as an earlier environment has them. */
export function applyProfile(
  kind: FunctionKind,
  builtIn: ReadonlyMap<string, VocabularyEntry>,
  profile: Profile,
): Map<string, VocabularyEntry> {
  const entries = new Map(builtIn);
  for (const [name, { notes = [], ...contract }] of Object.entries(profile.functions[kind] ?? {})) {
    for (const entry of bothNames(builtIn, name)) {
      entries.set(entry.name, {
        ...entry,
        notes: [...(entry.notes ?? []), ...notes],
        ...addOrigins(entry.origins, contract, 'profile'),
        contract: mergeContracts(entry.contract, contract),
      });
    }
  }
  return entries;
}

/** An entry and the one of its product name, which share a contract. */
function bothNames(builtIn: ReadonlyMap<string, VocabularyEntry>, name: string): VocabularyEntry[] {
  const entry = builtIn.get(name);
  const equivalent = entry?.equivalent === undefined ? undefined : builtIn.get(entry.equivalent);
  return [entry, equivalent].filter((found) => found !== undefined);
}
