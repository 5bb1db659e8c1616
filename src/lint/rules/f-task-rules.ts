import { formatCount } from '#text/figures/format-count.ts';
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

/** What is no task in a file with several, and such files that are none; `task-list.ts` and others find them. */
export const severalTasks = defineRuleMeta({
  code: 'F12',
  name: 'several-tasks',
  severity: 'warning',
  consequence: 'stops',
  summary: 'Everything in a file with several tasks is a task of its own.',
  why: 'A file with several tasks is an array of them, an object of them by their ids, an object with such a field, or JSON Lines. What else is in the list is skipped, and so is a list of records that have an instruction but neither prepare nor judge anything, and one whose tasks are all in files of their own.',
  howToFix:
    'Remove what is no task from the list, or correct it. Move a list of records, such as results, and one that repeats tasks out of the tasks folder.',
  examples: {
    kind: 'file',
    good: [textFile(task), textFile(`[${task.trim()}]\n`)],
    bad: [
      textFile(`[${task.trim()}, ${task.trim()}, "example"]\n`),
      textFile('[{ "instruction": "Close it." }]\n'),
    ],
  },
  message(facts: { entry: number; found: string } | { records: number } | { copies: number }) {
    if ('entry' in facts) {
      return `entry ${formatCount(facts.entry)} of the list is ${facts.found}, which the check skips; a task is an object with an "instruction" or an "evaluator"`;
    }
    return 'copies' in facts
      ? `the file repeats ${count(facts.copies, 'task')} with files of their own, so the check skips it; keep one of both`
      : `the file contains ${count(facts.records, 'record')} with an "instruction" and nothing that prepares or judges, which the check skips; a task has a "config" or an "evaluator"`;
  },
});
