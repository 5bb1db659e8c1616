import { defineRuleMeta } from '../model/rule.ts';

const declare = (file: object, task: object) => ({
  'dataset.json': { fields: file },
  'a.json': { id: 'a', ...task },
});
const grade = { grade: { values: ['easy', 'hard'], required: true } };
const share = { share: { type: 'number', minimum: 0, maximum: 1 } };

/** `check-declared.ts` finds the fields that depart from what is declared. */
export const declaredField = defineRuleMeta({
  code: 'S09',
  name: 'declared-field',
  severity: 'error',
  consequence: 'nothing',
  summary: 'A field that the dataset adds is as "fields" in "dataset.json" declares it.',
  why: 'The dataset says which type, values and range the field has, and whether every task has it. A task that departs from this is missing where tasks are chosen or counted by the field.',
  howToFix:
    'Correct the field. If the value is right, correct its declaration under "fields" in "dataset.json".',
  examples: {
    kind: 'dataset',
    good: [declare(grade, { grade: 'easy' }), declare(share, { share: 0.5 })],
    bad: [declare(grade, {}), declare(grade, { grade: 'esay' }), declare(share, { share: 1.5 })],
  },
  message: ({ text }: { text: string }) => text,
});
