import { type FileExample, textFile } from '../model/example-file.ts';
import { defineRuleMeta } from '../model/rule.ts';

const writeTask = (...lines: string[]) => ['{', ...lines, '}', ''].join('\n');
const names = '  "id": "example",\n  "instruction": "Open the site of the Café Zoë.",';
const rest = '  "related_apps": ["browser"],\n  "config": [],';
const evaluator = '  "evaluator": { "func": "infeasible" }';
const task = writeTask(names, rest, evaluator);

/** What the bytes of a file may have wrong with them; `parse-file.ts` finds these. */
export const notJson = defineRuleMeta({
  code: 'F01',
  name: 'not-json',
  severity: 'error',
  summary: 'A task file is valid JSON.',
  why: 'No environment can run a file it cannot parse; comments and trailing commas are no JSON either.',
  howToFix:
    'Remove comments and commas before a closing bracket, and write keys and texts in double quotes. An editor that knows JSON marks the place.',
  examples: {
    kind: 'file',
    good: [textFile(task)],
    bad: [
      textFile(writeTask(names, rest, `${evaluator},`)),
      textFile(writeTask(names, '  // Nothing is prepared.', rest, evaluator)),
      textFile(task.slice(0, task.indexOf('"config"'))),
    ],
  },
  message: ({ found }: { found: string }) => `${found}; a task file must be valid JSON`,
});

export const notUtf8 = defineRuleMeta({
  code: 'F02',
  name: 'not-utf-8',
  severity: 'error',
  summary: 'A task file is encoded as UTF-8.',
  why: 'RFC 8259 demands UTF-8; readers of other encodings guess, and guess differently.',
  howToFix:
    'Save the file again with the encoding UTF-8; editors offer it where they save or in the status bar. Then look at letters with accents, which may have been replaced.',
  examples: {
    kind: 'file',
    good: [textFile(task)],
    bad: [textFile(task, 'Latin-1'), textFile(task, 'UTF-16')],
  },
  message: ({ found }: { found: string }) => `the file is ${found}; save it as UTF-8`,
});

export const byteOrderMark = defineRuleMeta({
  code: 'F03',
  name: 'byte-order-mark',
  severity: 'info',
  summary: 'A task file begins without a byte order mark.',
  why: 'Many JSON readers refuse a file that begins with one.',
  howToFix:
    'Some editors offer "UTF-8" beside "UTF-8 with BOM"; choose the first when you save. A script that writes the file has a similar option.',
  fixable: 'It removes the mark.',
  examples: {
    kind: 'file',
    good: [textFile(task)],
    bad: [textFile(task, 'UTF-8 with a byte order mark')],
  },
  message: () => 'the file begins with a byte order mark; save it as UTF-8 without one',
});

export const duplicateKey = defineRuleMeta({
  code: 'F04',
  name: 'duplicate-key',
  severity: 'warning',
  summary: 'An object names each key once.',
  why: 'Readers keep one of the values and drop the others silently.',
  howToFix:
    'Keep the value that is meant and delete the other. Where both are meant, one of the keys is misnamed.',
  examples: {
    kind: 'file',
    good: [textFile(task)],
    bad: [
      textFile(writeTask(names, '  "instruction": "Close the browser.",', rest, evaluator)),
      textFile(writeTask(names, rest, evaluator.replace('}', ', "func": "is_utc_0" }'))),
    ],
  },
  message: ({ key }: { key: string }) =>
    `the key "${key}" stands twice in this object; the last value wins, remove the other`,
});

export const notATask = defineRuleMeta({
  code: 'F05',
  name: 'not-a-task',
  severity: 'info',
  summary: 'A JSON file in the tasks folder holds a task.',
  why: 'Lists, settings and templates among the tasks get no page; this says which files those are.',
  howToFix:
    'Move the file out of the tasks folder. A list of tasks by folder can be named under "suites" in dataset.json instead, and is then left out.',
  examples: {
    kind: 'file',
    good: [textFile(task)],
    bad: [textFile('["example", "another"]\n'), textFile('{ "screen_size": [1920, 1080] }\n')],
  },
  message: ({ found }: { found: string }) =>
    `the file holds ${found}; a task is an object with an "instruction" or an "evaluator"`,
});

export const nestedTooDeep = defineRuleMeta({
  code: 'F06',
  name: 'nested-too-deep',
  severity: 'error',
  summary: 'A task file is nested at most 1000 levels deep.',
  why: 'Deeper files exhaust the stack of ordinary JSON readers.',
  howToFix:
    'Find the script that wrote the file: it wraps a value again and again. No part of a task needs more than a few levels.',
  examples: { kind: 'file', good: [nestedTask(1000)], bad: [nestedTask(1001)] },
  message: ({ limit }: { limit: number }) => `the file is nested deeper than ${limit} levels`,
});

export const unreadable = defineRuleMeta({
  code: 'F07',
  name: 'unreadable',
  severity: 'error',
  summary: 'A file in the tasks folder can be read.',
  why: 'A missing permission or a broken link hides a task from everyone who builds the site.',
  howToFix:
    'Allow everyone to read the file, and let a link lead to a file that is part of the dataset. Delete what is left of a file that was moved.',
  examples: {
    kind: 'file',
    good: [textFile(task)],
    bad: [
      { kind: 'link', told: 'A link to a file that does not exist.', target: 'moved.json' },
      { kind: 'link', told: 'A link to the folder that it lies in.', target: '.' },
    ],
  },
  message: ({ reason }: { reason: string }) => `the file cannot be read: ${reason}`,
});

export const tooLarge = defineRuleMeta({
  code: 'F08',
  name: 'too-large',
  severity: 'error',
  summary: 'A task file is at most 16 MB.',
  why: 'A task is a few kilobytes; a file this large is data in the wrong place and no page can show it.',
  howToFix:
    'Store the data beside the dataset or on a server, and let a step of "config" download it.',
  examples: { kind: 'file', good: [longTask(16_000_000)], bad: [longTask(16_000_001)] },
  message: ({ megabytes, limit }: { megabytes: number; limit: number }) =>
    `the file has ${megabytes} MB, more than the ${limit} MB a task may have`,
});

export const finalNewline = defineRuleMeta({
  code: 'F09',
  name: 'final-newline',
  severity: 'info',
  summary: 'A task file ends with a line feed.',
  why: 'It does not change how a task runs. But tools that join or compare files by line treat a last line without one as unfinished, and many editors add it, so that a change shows a line that nobody meant to change.',
  howToFix:
    'Most editors have a setting that adds it when they save. A script adds it behind the text that it writes.',
  fixable: 'It adds a line break of the kind that the file has.',
  examples: { kind: 'file', good: [textFile(task)], bad: [textFile(task.trimEnd())] },
  message: () => 'the file does not end with a line feed; add one',
});

export const fileRules = [
  notJson,
  notUtf8,
  byteOrderMark,
  duplicateKey,
  notATask,
  nestedTooDeep,
  unreadable,
  tooLarge,
  finalNewline,
];

function nestedTask(levels: number): FileExample {
  const lists = '['.repeat(levels - 1) + ']'.repeat(levels - 1);
  return {
    kind: 'long',
    told: `A task with a list in a list in a list, and so on, ${levels} levels deep.`,
    write: () => writeTask(names, rest, `${evaluator},`, `  "notes": ${lists}`),
  };
}

function longTask(bytes: number): FileExample {
  const size = bytes.toLocaleString('en');
  return {
    kind: 'long',
    told: `A task of ${size} bytes, nearly all of them the blanks at its end.`,
    write: () => `${task}${' '.repeat(bytes - new TextEncoder().encode(task).length - 1)}\n`,
  };
}
