import { defineTaskRule } from '../model/rule.ts';

const advices = {
  snapshot: 'remove it, and prepare the machine in "config"',
  trajectory: 'remove it',
} as const;

export const fieldDeprecated = defineTaskRule({
  code: 'V02',
  name: 'field-deprecated',
  severity: 'info',
  consequence: 'nothing',
  canBeConvention: true,
  marks: 'key',
  summary: 'A task has no deprecated field.',
  why: 'The format document deprecates "snapshot" and "trajectory"; future environments may ignore them.',
  howToFix:
    'Remove the field. Where "config" does not put the files of a snapshot on the machine or start its programs, add steps that do. Store demonstrations outside the tasks folder.',
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 2, defects: 0 }],
  examples: {
    good: [{ config: [] }],
    bad: [{ snapshot: 'browser' }, { trajectory: 'demos/7' }],
  },

  message: ({ field, advice }: { field: string; advice: string }) =>
    `"${field}" is deprecated; ${advice}`,

  *check({ fields, vocabulary: { handling } }) {
    for (const [field, advice] of Object.entries(advices)) {
      // Where the environment reads the field, a task may depend on it.
      if (handling && Object.hasOwn(handling.fields, field)) continue;
      if (fields[field] !== undefined) yield { at: [field], field, advice };
    }
  },
});
