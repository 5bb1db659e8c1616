import type { Step } from '#format/task.ts';
import { type RichText, toClause, toPlainText } from '#text/rich-text.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { describeStep } from '#sentences/setup/describe-step.ts';

/** A list of steps, as one line. */
export interface Stage {
  steps: number;
  /** What the first steps do, as one sentence without a full stop; empty without steps. */
  summary: RichText;
}

/** About what fits in one line. */
const longestSummary = 85;

/**
 * Steps that do the same are named once. A forwarded port, through which the environment reaches
 * the browser, is left out beside other steps.
 */
export function toStage(steps: readonly Step[], vocabulary: Vocabulary): Stage {
  const described = steps.map((step) => describeStep(step, vocabulary));
  const others = described.filter(({ icon }) => icon !== 'port');
  const sentences = new Map(
    (others.length > 0 ? others : described).map(({ sentence }) => [
      toPlainText(sentence),
      sentence,
    ]),
  );
  const summary: RichText[] = [];
  let length = 0;
  for (const [text, sentence] of sentences) {
    length += text.length;
    if (summary.length > 0 && length > longestSummary) {
      // Never alone on a line.
      summary.push(['\u00a0…']);
      break;
    }
    summary.push(summary.length === 0 ? sentence : [', ', ...toClause(sentence)]);
  }
  return { steps: steps.length, summary: summary.flat() };
}
