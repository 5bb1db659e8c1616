import { defineRuleMeta } from '../model/rule.ts';

interface Mismatch {
  field: string;
  found: string;
  wanted: string;
}

const waiting = (seconds: unknown) => ({ config: [{ type: 'sleep', parameters: { seconds } }] });
const vmFile = { type: 'vm_file', path: '/home/user/page.pdf', dest: 'page.pdf' };

/** Departures of a file from the schema; `check-shape.ts` finds them. */
export const fieldMissing = defineRuleMeta({
  code: 'S01',
  name: 'field-missing',
  severity: 'error',
  consequence: 'stops',
  canBeConvention: true,
  summary: 'Every required field is present.',
  why: 'The environment reads these fields without checking that they exist. Where its source shows that it does without a field, or uses another one instead, nothing is reported; for "related_apps", by which tasks are only grouped, and for an instruction that the first object of another array has, the severity is info.',
  concerns: [
    'action launch',
    'action execute',
    'action browser_open_tabs',
    'action activate_window',
    'action sleep',
  ],
  howToFix:
    'Add the field. An array may be empty, such as "config" of a task that prepares nothing.',
  yieldsTo: ['V05', 'V08'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 0 }],
  examples: {
    kind: 'task',
    good: [{ config: [] }, waiting(2)],
    bad: [
      { config: [{ type: 'sleep', parameters: {} }] },
      { config: [{ parameters: { path: '/home/user/page.pdf' } }] },
    ],
  },
  message: ({
    field,
    wanted,
    other,
  }: {
    field: string;
    wanted: string;
    other?: string | undefined;
  }) =>
    other === undefined
      ? `"${field}" is missing; ${wanted} is required here`
      : `"${field}" is missing; ${wanted} is required here; did you name it "${other}"?`,
});

export const wrongType = defineRuleMeta({
  code: 'S02',
  name: 'wrong-type',
  severity: 'error',
  consequence: 'stops',
  canBeConvention: true,
  summary: 'Every field has the type that the format requires.',
  why: 'A value of another type fails at run time or is silently ignored. What the source of the environment accepts, such as an evaluator that is an array or null as options, is not reported; for null as options the severity is warning where the source is not at hand.',
  concerns: ['action', 'getter', 'metric'],
  howToFix:
    'Write strings in double quotes; numbers, true and false without quotes; and arrays in square brackets, even with a single element.',
  examples: {
    kind: 'task',
    good: [waiting(0.5), { related_apps: ['browser'] }],
    bad: [waiting('0.5'), { related_apps: 'browser' }, { instruction: ['Save', 'the page.'] }],
  },
  message: describeMismatch,
});

export const sourceNotString = defineRuleMeta({
  code: 'S03',
  name: 'source-not-string',
  severity: 'info',
  consequence: 'nothing',
  canBeConvention: true,
  summary: '"source" is a single string.',
  why: 'The value does not change how a task runs, but tools that read the field expect a string.',
  howToFix:
    'Keep the most important source, or join several into one string. Omit the field if there is none.',
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 0 }],
  examples: {
    kind: 'task',
    good: [{ source: 'https://forum.example.org/questions/42' }],
    bad: [{ source: ['https://forum.example.org/questions/42'] }, { source: null }],
  },
  message: ({ found }: Mismatch) => `"source" is ${found}; it must be a string`,
});

export const noMetric = defineRuleMeta({
  code: 'S05',
  name: 'no-metric',
  severity: 'error',
  consequence: 'stops',
  summary: 'The evaluator names at least one metric.',
  why: 'Without a metric, nothing is judged.',
  howToFix:
    'Name the metric that decides whether the task is done. If the task cannot be done, use "infeasible".',
  yieldsTo: ['V08'],
  examples: {
    kind: 'task',
    good: [{ evaluator: { func: 'infeasible' } }],
    bad: [{ evaluator: { result: vmFile } }, { evaluator: { func: [] } }],
  },
  message: ({ found }: Mismatch) => `"func" is ${found}; it must name at least one metric`,
});

export const unknownValue = defineRuleMeta({
  code: 'S06',
  name: 'unknown-value',
  severity: 'error',
  consequence: 'stops',
  canBeConvention: true,
  summary: 'A field with a fixed set of values has one of them.',
  why: 'The environment ignores or refuses any other value. Another "conj" beside settings that evaluators of the format do not have, such as weights, is a way of the project to combine checks; the severity is then info.',
  howToFix:
    'Use one of the values in the message, in lower case. If none applies and the field is optional, omit it.',
  examples: {
    kind: 'task',
    good: [{ possibility_of_env_change: 'low' }],
    bad: [{ possibility_of_env_change: 'Low' }, { possibility_of_env_change: 'never' }],
  },
  message: describeMismatch,
});

export const schemaRules = [fieldMissing, wrongType, sourceNotString, noMetric, unknownValue];

/** A value without a name is the file itself. */
function describeMismatch({ field, found, wanted }: Mismatch): string {
  return `${field === '' ? 'the file' : `"${field}"`} is ${found}; it must be ${wanted}`;
}
