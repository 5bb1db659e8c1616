import { defineTaskRule } from '../model/rule.ts';

const successors = {
  snapshot: '"config" replaces it',
  trajectory: 'it is being phased out',
} as const;

export const fieldDeprecated = defineTaskRule({
  code: 'V02',
  name: 'field-deprecated',
  severity: 'info',
  marks: 'key',
  summary: 'A task has no deprecated field.',
  why: 'The format document deprecates "snapshot" and "trajectory"; future environments may ignore them.',
  howToFix:
    'Delete the field. Set up the content of a snapshot in steps of "config"; keep a demonstration beside the dataset.',
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
