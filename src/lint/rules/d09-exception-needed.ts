import { defineRuleMeta } from '../model/rule.ts';

/** `severity-overrides.ts` finds the exceptions that are not needed. */
export const exceptionNeeded = defineRuleMeta({
  code: 'D09',
  name: 'exception-needed',
  severity: 'warning',
  consequence: 'nothing',
  summary: 'Every exception in "dataset.json" suppresses a finding.',
  why: 'An exception whose finding is gone suppresses the next finding of that rule in the file.',
  howToFix: 'Remove the exception, or correct its file or its rule.',
  examples: {
    kind: 'dataset',
    good: [
      {
        'dataset.json': { check: { exceptions: [{ file: 'a.json', rule: 'D01', reason: 'x' }] } },
        'a.json': { id: 'b' },
      },
    ],
    bad: [
      {
        'dataset.json': { check: { exceptions: [{ file: 'a.json', rule: 'D01', reason: 'x' }] } },
        'a.json': { id: 'a' },
      },
    ],
  },
  message: ({ file, code }: { file: string; code: string }) =>
    `the rule ${code} finds nothing in "${file}"; remove the exception`,
});
