import { defineTaskRule } from '../model/rule.ts';

const successors = {
  snapshot: '"config" replaces it',
  trajectory: 'it is being phased out',
} as const;

export const fieldDeprecated = defineTaskRule({
  code: 'V02',
  name: 'field-deprecated',
  severity: 'info',
  summary: 'No deprecated field is used.',
  why: 'The format document deprecates "snapshot" and "trajectory"; nothing may read them in future.',
  howToFix:
    'Delete the field. What a snapshot held is set up by steps in "config"; a demonstration can be kept beside the dataset.',
  examples: {
    good: [{ config: [] }],
    bad: [{ snapshot: 'browser' }, { trajectory: 'demos/7' }],
  },

  message: ({ field, successor }: { field: string; successor: string }) =>
    `"${field}" is deprecated; ${successor}`,

  *check({ fields }) {
    for (const [field, successor] of Object.entries(successors)) {
      if (fields[field] !== undefined) yield { at: [field], field, successor };
    }
  },
});
