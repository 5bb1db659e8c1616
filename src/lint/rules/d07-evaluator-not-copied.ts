import { wordsOf } from '../../text/similarity/shingles.ts';
import { shouldDiffer } from '../facts/apps/platform-of.ts';
import { namesOnlyPlaceholders } from '../facts/checks/placeholder-metrics.ts';
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
  summary: 'Tasks with different instructions differ in their setup or in their evaluator.',
  why: 'Two tasks with the same setup and the same evaluator ask for the same thing. If their instructions differ, one task was copied from the other without a new evaluator, so it fails even if the agent does what it asks.',
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
    const groups = new Map<string, Judged[]>();
    for (const { file, task, judging } of tasks) {
      const { id, instruction } = task.fields;
      if (judging === undefined || typeof instruction !== 'string') continue;
      // A task that cannot be done is judged without looking at what was done.
      if (namesOnlyPlaceholders(judging.metrics, vocabulary)) continue;
      const own = { file, id, words: new Set(wordsOf(instruction)) };
      const key = `${judging.setup} ${judging.evaluator}`;
      const group = groups.get(key);
      if (group === undefined) {
        groups.set(key, [own]);
        continue;
      }
      const other = group.find((member) => isOtherTask(own, member));
      if (other) yield { file, at: ['evaluator'], other: other.file };
      if (group.length < mostCompared) group.push(own);
    }
  },
});

interface Judged extends Pick<DatasetMember, 'file'> {
  id: unknown;
  /** Of the instruction. */
  words: ReadonlySet<string>;
}

function isOtherTask(own: Judged, other: Judged): boolean {
  if (!shouldDiffer(own, other)) return false;
  const shorter = Math.min(own.words.size, other.words.size);
  if (shorter < leastWords) return false;
  let shared = 0;
  for (const word of own.words) if (other.words.has(word)) shared++;
  return shared / shorter < mostShared;
}
