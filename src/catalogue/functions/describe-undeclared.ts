import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** Why nothing is said of what a function takes that the vocabulary does not have. */
export function describeUndeclared(
  kind: FunctionKind,
  name: string,
  { others }: Pick<Vocabulary, 'others'>,
): string {
  return others[kind]?.unclear.has(name) === true
    ? 'The source of the environment has this name, but does not show what it is.'
    : 'This name is not in the vocabulary, neither built in nor declared by the dataset.';
}
