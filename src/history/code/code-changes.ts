import type { JsonObject } from '#text/json/json-value.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { Change } from '../model/change.ts';
import type { CodeComparison } from '../model/code-comparison.ts';
import { unseenCode } from './compare-codes.ts';
import { describeFunctionChange, describePartChange } from './describe-code-change.ts';
import { canBeJudged } from './judged-task.ts';
import { listReachedUses } from './used-code.ts';

/**
 * What has changed in the code that judges or starts a task, without what its file has changed: the
 * functions that both versions use, and what judges and starts all tasks.
 */
export function listCodeChanges(
  before: JsonObject,
  after: JsonObject,
  { code = unseenCode, vocabulary = builtInVocabulary }: CodeOptions,
): Change[] {
  if (code.seen !== 'both' || !code.difference) return [];
  const { judge, starter } = code.difference;
  const isJudged = canBeJudged(before) || canBeJudged(after);
  return [
    ...listReachedUses(code, before, after, vocabulary).map(({ change, use }) =>
      describeFunctionChange(change, use),
    ),
    ...(judge && isJudged ? [describePartChange('judge', judge)] : []),
    ...(starter ? [describePartChange('starter', starter)] : []),
  ].map((sentence) => ({ class: 'code', at: [], sentence }));
}

interface CodeOptions {
  /** Default: it was seen in neither state. */
  code?: CodeComparison | undefined;
  /** Default: the built-in one. */
  vocabulary?: Vocabulary | undefined;
}
