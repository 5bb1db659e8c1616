import { defineRuleMeta } from '../model/rule.ts';

interface Mismatch {
  field: string;
  found: string;
  wanted: string;
}

const waiting = (seconds: unknown) => ({ config: [{ type: 'sleep', parameters: { seconds } }] });
const vmFile = { type: 'vm_file', path: '/home/user/page.pdf', dest: 'page.pdf' };

/** Where a file departs from the schema; `check-shape.ts` finds these. */
export const fieldMissing = defineRuleMeta({
  code: 'S01',
  name: 'field-missing',
  severity: 'error',
  summary: 'Every required field is there.',
  why: 'The environment reads these fields without asking whether they exist.',
  concerns: [
    'action launch',
    'action execute',
    'action browser_open_tabs',
    'action activate_window',
    'action sleep',
  ],
  howToFix: 'Add the field. A list may be empty, such as "config" of a task that prepares nothing.',
  examples: {
    kind: 'task',
    good: [{ config: [] }, waiting(2)],
    bad: [
      { config: [{ type: 'sleep', parameters: {} }] },
      { config: [{ parameters: { path: '/home/user/page.pdf' } }] },
    ],
  },
  message: ({ field, wanted }: { field: string; wanted: string }) =>
    `"${field}" is missing; ${wanted} is required here`,
});

export const wrongType = defineRuleMeta({
  code: 'S02',
  name: 'wrong-type',
  severity: 'error',
  summary: 'Every field has the type that the format demands.',
  why: 'A value of another type fails at run time or is silently ignored.',
  concerns: ['action', 'getter', 'metric'],
  howToFix:
    'A text stands in double quotes, a number and true or false without them, a list in square brackets. A single entry of a list needs the brackets too.',
  examples: {
    kind: 'task',
    good: [waiting(0.5), { related_apps: ['browser'] }],
    bad: [waiting('0.5'), { related_apps: 'browser' }, { instruction: ['Save', 'the page.'] }],
  },
  message: ({ field, found, wanted }: Mismatch) => `"${field}" is ${found}; it must be ${wanted}`,
});

export const sourceNotText = defineRuleMeta({
  code: 'S03',
  name: 'source-not-text',
  severity: 'warning',
  summary: '"source" is one text.',
  why: 'It does not change how a task runs, but tools that read the field expect a text.',
  howToFix:
    'Keep the most important origin, or join several into one text. Leave the field out where there is none.',
  examples: {
    kind: 'task',
    good: [{ source: 'https://forum.example.org/questions/42' }],
    bad: [{ source: ['https://forum.example.org/questions/42'] }, { source: null }],
  },
  message: ({ found }: Mismatch) => `"source" is ${found}; it must be a text`,
});

export const flagAsText = defineRuleMeta({
  code: 'S04',
  name: 'flag-as-text',
  severity: 'warning',
  summary: 'A flag is true or false, without quotes.',
  why: 'In most languages the text "false" counts as true.',
  concerns: [
    'action launch',
    'action execute',
    'action activate_window',
    'getter vm_file',
    'getter cloud_file',
  ],
  howToFix:
    'Change the value here, and in the script that made the file, which would write it again.',
  fixable:
    'It writes the text "true" as a flag. The text "false" it leaves, since environments take it for true: what was meant is for its author to say.',
  examples: {
    kind: 'task',
    good: [{ proxy: true }],
    bad: [{ proxy: 'true' }, { fixed_ip: 'false' }],
  },
  message: ({ field, found }: Mismatch) =>
    `"${field}" is ${found}; write true or false without quotes`,
});

export const noMetric = defineRuleMeta({
  code: 'S05',
  name: 'no-metric',
  severity: 'error',
  summary: 'The evaluator names at least one metric.',
  why: 'Without a metric nothing is judged.',
  howToFix:
    'Name the metric that decides whether the task is done. For a task that cannot be done, write "infeasible".',
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
  summary: 'A field with a fixed set of values holds one of them.',
  why: 'Any other value is ignored or refused by the environment.',
  howToFix:
    'Take one of the values in the message, in lower case. An optional field is better left out than filled with a guess.',
  examples: {
    kind: 'task',
    good: [{ possibility_of_env_change: 'low' }],
    bad: [{ possibility_of_env_change: 'Low' }, { possibility_of_env_change: 'never' }],
  },
  message: ({ field, found, wanted }: Mismatch) => `"${field}" is ${found}; it must be ${wanted}`,
});

export const schemaRules = [
  fieldMissing,
  wrongType,
  sourceNotText,
  flagAsText,
  noMetric,
  unknownValue,
];
