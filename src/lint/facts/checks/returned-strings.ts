import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { getterOf } from '../fetches.ts';

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
