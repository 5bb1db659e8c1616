import { formatCount } from '#text/figures/format-count.ts';
import { textFile } from '../model/example-file.ts';
import { defineRuleMeta } from '../model/rule.ts';
import { longTask, nestedTask, task } from './f-file-examples.ts';

/** Files that are not read, or not to their end. */
export const nestedTooDeep = defineRuleMeta({
  code: 'F06',
  name: 'nested-too-deep',
  severity: 'error',
  consequence: 'stops',
  summary: 'A task file is nested at most 1,000 levels deep.',
  why: 'Deeper files exhaust the stack of ordinary JSON parsers.',
  howToFix:
    'Correct the script that wrote the file, which nests a value again and again. A task needs only a few levels.',
  examples: { kind: 'file', good: [nestedTask(1000)], bad: [nestedTask(1001)] },
  message: ({ limit }: { limit: number }) =>
    `the file is nested more than ${formatCount(limit)} levels deep; reduce the nesting`,
});

export const unreadable = defineRuleMeta({
  code: 'F07',
  name: 'unreadable',
  severity: 'error',
  consequence: 'stops',
  summary: 'Every file in the tasks folder can be read.',
  why: 'A task is missing from the site if its file has no read permission, is a broken link, or has a name that is not valid UTF-8.',
  howToFix:
    'Give read permission to the file or folder, and make a link point to a file of the dataset. Delete a link whose file was moved. Rename a file or folder whose name is not valid UTF-8.',
  examples: {
    kind: 'file',
    good: [textFile(task)],
    bad: [
      { kind: 'link', description: 'A link to a file that does not exist.', target: 'moved.json' },
      { kind: 'link', description: 'A link to the folder that contains it.', target: '.' },
    ],
  },
  message: ({ reason }: { reason: string }) => `the file cannot be read: ${reason}`,
});

export const tooLarge = defineRuleMeta({
  code: 'F08',
  name: 'too-large',
  severity: 'error',
  consequence: 'stops',
  summary: 'A task file is at most 16 MB.',
  why: 'A task has a few kilobytes. A larger file contains data that belongs elsewhere, and no page can show it.',
  howToFix:
    'Store the data beside the dataset or on a server, and download it in a step of "config".',
  examples: { kind: 'file', good: [longTask(16_000_000)], bad: [longTask(16_000_001)] },
  message: ({ megabytes, limit }: { megabytes: number; limit: number }) =>
    `the file has ${megabytes} MB; at most ${limit} MB are allowed`,
});
