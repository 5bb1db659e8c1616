import { count } from '#text/figures/plural.ts';
import { textFile } from '../model/example-file.ts';
import { defineRuleMeta } from '../model/rule.ts';
import { task } from './f-file-examples.ts';

/** Whether a file contains one task; `parse-file.ts` finds out. */
export const notATask = defineRuleMeta({
  code: 'F05',
  name: 'not-a-task',
  severity: 'info',
  consequence: 'nothing',
  summary: 'Every JSON file in the tasks folder is a task or a suite.',
  why: 'Settings, templates and other files among the tasks are skipped and have no page; this rule names those files, all of them in one finding.',
  howToFix:
    'In a repository that has other files, ignore this finding. Otherwise move the file out of the tasks folder. If it is a suite, add it to "suites" in dataset.json; without that field a file that lists tasks by folder is recognized.',
  examples: {
    kind: 'file',
    good: [textFile(task)],
    bad: [textFile('["example", "another"]\n'), textFile('{ "screen_size": [1920, 1080] }\n')],
  },
  message: (facts: { found: string } | { template: string }) =>
    'template' in facts
      ? `the file contains a template${facts.template}, not a task`
      : `the file contains ${facts.found}; a task is an object with an "instruction" or an "evaluator"`,
});

export const severalTasks = defineRuleMeta({
  code: 'F12',
  name: 'several-tasks',
  severity: 'warning',
  consequence: 'stops',
  summary: 'Every task file contains one task.',
  why: 'An environment reads one task from each file. The tasks of an array have no file to link to, so they are not checked and have no page.',
  howToFix:
    'Write each task of the array to its own file, named after its id. If each has one already, move the file out of the tasks folder.',
  examples: { kind: 'file', good: [textFile(task)], bad: [textFile(`[${task.trim()}]\n`)] },
  message: ({ tasks }: { tasks: number }) =>
    `the file contains an array of ${count(tasks, 'task')}, which the check skips; write each task to its own file`,
});
