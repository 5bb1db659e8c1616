import type { Path } from '#text/json/json-pointer.ts';
import type { RichText } from '#text/rich-text.ts';
import type { Change } from '../model/change.ts';
import { toSentence } from './to-sentence.ts';

/** A change of how the task is judged. */
export const toJudgingChange = (at: Path, parts: RichText): Change => ({
  class: 'judging',
  at,
  sentence: toSentence(parts),
});
