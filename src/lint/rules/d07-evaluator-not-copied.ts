import { wordsOf } from '#text/similarity/shingles.ts';
import { shouldDiffer } from '../facts/should-differ.ts';
import { namesOnlyPlaceholders } from '../facts/checks/placeholder-metrics.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { type DatasetMember, defineDatasetRule } from '../model/rule.ts';

/** From this share of the shorter one's words on, two instructions may ask for the same in other words. */
const mostShared = 0.6;
/** With fewer words than this an instruction does not say enough to compare it. */
const leastWords = 4;
/** A task is compared with the first of a group; with all, a group of thousands would take minutes. */
const mostCompared = 100;

const related_apps = ['browser'];

export const evaluatorNotCopied = defineDatasetRule({
  code: 'D07',
  name: 'evaluator-not-copied',
  severity: 'warning',
  consequence: 'passes',
  summary: 'Tasks with different instructions differ in their setup or in their evaluator.',
  why: 'Two tasks with the same setup and the same evaluator ask for the same thing. If their instructions differ, one task was copied from the other without a new evaluator, and fails even if the agent follows its instruction.',
  howToFix:
    'Compare both instructions with the evaluator, and write an evaluator for the task that it does not fit.',
  examples: {
    good: [
      {
        'a.json': { id: 'a', instruction: 'Save the open page as a PDF.' },
        'b.json': { id: 'b', instruction: 'Please save this page as PDF.' },
      },
    ],
    bad: [
      {
        'a.json': { id: 'a', related_apps, instruction: 'Save the open page as a PDF.' },
        'b.json': { id: 'b', related_apps, instruction: 'Add page numbers to every footer.' },
      },
    ],
  },

  message: ({ other }: { other: string }) =>
    `the setup and the evaluator are the same as in "${other}", but the instruction differs; write an evaluator for this task`,

  *check(tasks, { vocabulary }) {
    const judged = tasks.flatMap((member) => toJudged(member, vocabulary));
    for (const group of Map.groupBy(judged, ({ key }) => key).values()) {
      if (group.length > 1) yield* findCopies(group);
    }
  },
});

interface Judged extends Pick<DatasetMember, 'file'> {
  /** The setup and the evaluator. */
  key: string;
  id: unknown;
  instruction: string;
}

function toJudged({ file, task, judging }: DatasetMember, vocabulary: Vocabulary): Judged[] {
  const { id, instruction } = task.fields;
  if (judging === undefined || typeof instruction !== 'string') return [];
  // A task that cannot be done is judged without looking at what was done.
  if (namesOnlyPlaceholders(judging.metrics, vocabulary)) return [];
  return [{ file, key: `${judging.setup} ${judging.evaluator}`, id, instruction }];
}

function* findCopies(group: readonly Judged[]) {
  const members = group.map((member) => ({
    ...member,
    words: new Set(wordsOf(member.instruction)),
  }));
  for (const [index, own] of members.entries()) {
    const other = members
      .slice(0, Math.min(index, mostCompared))
      .find((member) => areUnlike(own.words, member.words) && shouldDiffer(own, member));
    if (other) yield { file: own.file, at: ['evaluator'], other: other.file };
  }
}

function areUnlike(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shorter = Math.min(words.size, others.size);
  if (shorter < leastWords) return false;
  let shared = 0;
  for (const word of words) if (others.has(word)) shared++;
  return shared / shorter < mostShared;
}
