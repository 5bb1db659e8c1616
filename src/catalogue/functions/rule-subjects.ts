import { builtInEntries } from '#vocabulary/built-in.ts';
import type { FunctionKind, VocabularyEntry } from '#vocabulary/contract/entry.ts';
import type { AnyContract } from '#vocabulary/contract/merge-contracts.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/**
 * What the rules name that concern a function: its kind, itself, what is declared of it and, for a
 * function of the dataset or of its environment, the built-in ones that do the same.
 */
export function listRuleSubjects(
  kind: FunctionKind,
  name: string,
  vocabulary: Vocabulary,
): ReadonlySet<string> {
  const entry = vocabulary.find(kind, name);
  const traits = Object.entries(entry?.contract ?? {}).flatMap(([trait, is]) =>
    is === true ? [`${kind} with ${trait}`] : [],
  );
  const names = [name, ...listAlike(entry)].map((one) => `${kind} ${one}`);
  return new Set([kind, ...names, ...traits]);
}

function listAlike(entry: VocabularyEntry | undefined): string[] {
  if (entry?.origin !== 'dataset' && entry?.origin !== 'environment') return [];
  const does = whatItDoes(entry);
  const builtIn: readonly VocabularyEntry[] = does === undefined ? [] : builtInEntries[entry.kind];
  return builtIn.filter((other) => whatItDoes(other) === does).map(({ name }) => name);
}

function whatItDoes({ contract }: VocabularyEntry): string | undefined {
  const { effect, from, compares }: AnyContract = contract;
  return (effect ?? from ?? compares)?.kind;
}
