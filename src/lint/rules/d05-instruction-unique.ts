import { shouldDiffer } from '../facts/should-differ.ts';
import { type DatasetMember, defineDatasetRule } from '../model/rule.ts';
import { shinglesOf, wordsOf } from '#text/similarity/shingles.ts';
import { createSimilarSets } from '#text/similarity/similar-sets.ts';

/** From this share of common shingles on, one instruction is mostly a copy of the other. */
const leastAlike = 0.7;

export const instructionUnique = defineDatasetRule({
  code: 'D05',
  name: 'instruction-unique',
  severity: 'warning',
  consequence: 'nothing',
  summary: 'No two tasks have the same instruction.',
  why: 'Two tasks with the same words are one task counted twice, or a copy whose instruction was not changed. Instructions that are only similar may be intended; the severity is then info.',
  howToFix: 'Compare both tasks. Remove one of them, or say in its instruction what sets it apart.',
  examples: {
    good: [
      {
        'a.json': { id: 'a', instruction: 'Save the open page as a PDF.' },
        'b.json': { id: 'b', instruction: 'Save the open page as a picture.' },
      },
    ],
    bad: [
      {
        'a.json': { id: 'a', instruction: 'Save the open page as a PDF.' },
        'b.json': { id: 'b', instruction: 'Save the open page as a PDF!' },
      },
      {
        'a.json': { id: 'a', instruction: 'Could you make the letters of my report larger?' },
        'b.json': { id: 'b', instruction: 'Could you make the letters of my report larger now?' },
      },
    ],
  },

  message: ({ other, alike }: { other: string; alike: number }) =>
    alike === 1
      ? `the instruction has the same words as that of "${other}"; say what sets the two tasks apart`
      : `the instruction shares ${Math.floor(100 * alike)}% of its phrases with that of "${other}"; make sure that the tasks differ`,

  *check(tasks) {
    const similarSets = createSimilarSets(leastAlike);
    const earlier: Instructed[] = [];
    for (const { file, task } of tasks) {
      const { id, instruction } = task.fields;
      if (typeof instruction !== 'string') continue;
      const words = wordsOf(instruction);
      if (words.length === 0) continue;

      const own = { file, id, instruction };
      const near = similarSets.add(shinglesOf(words), (index) => {
        const before = earlier[index];
        return before !== undefined && shouldDiffer(own, before);
      });
      earlier.push(own);
      const other = near && earlier[near.index];
      if (!other) continue;

      // Different words rarely have the same shingles, but it happens.
      const isSame = near.similarity === 1 && areSame(words, wordsOf(other.instruction));
      yield {
        file,
        at: ['instruction'],
        other: other.file,
        alike: isSame ? 1 : Math.min(near.similarity, 0.99),
        severity: isSame ? 'warning' : 'info',
      };
    }
  },
});

interface Instructed extends Pick<DatasetMember, 'file'> {
  id: unknown;
  instruction: string;
}

const areSame = (words: readonly string[], others: readonly string[]): boolean =>
  words.length === others.length && words.every((word, index) => word === others[index]);
