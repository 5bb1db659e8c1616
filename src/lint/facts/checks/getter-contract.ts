import type { GetterContract, ReturnType } from '#vocabulary/contract/contract.ts';
import type { GetterEntry } from '#vocabulary/contract/entry.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { getterOf } from '../fetches.ts';

/** What is known of the getter that a source names. */
export function getterContractOf(
  source: unknown,
  vocabulary: Vocabulary,
): GetterContract | undefined {
  return getterEntryOf(source, vocabulary)?.contract;
}

/** The entry of the getter that a source names. */
export const getterEntryOf = (source: unknown, vocabulary: Vocabulary): GetterEntry | undefined =>
  vocabulary.find('getter', getterOf(source));

export const returnTypeOf = (source: unknown, vocabulary: Vocabulary): ReturnType | undefined =>
  getterContractOf(source, vocabulary)?.returnType;
