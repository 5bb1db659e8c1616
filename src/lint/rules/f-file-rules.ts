import { textFile } from '../model/example-file.ts';
import { defineRuleMeta } from '../model/rule.ts';
import { evaluator, names, rest, task, writeTask } from './f-file-examples.ts';
import { nestedTooDeep, tooLarge, unreadable } from './f-limit-rules.ts';
import { notATask, severalTasks } from './f-task-rules.ts';

export { nestedTooDeep, notATask, severalTasks, tooLarge, unreadable };

/** Faults in the bytes of a file; `parse-file.ts` finds them. */
export const notJson = defineRuleMeta({
  code: 'F01',
  name: 'not-json',
  severity: 'error',
  consequence: 'stops',
  summary: 'A task file is valid JSON.',
  why: 'An environment cannot run a file that it cannot parse. JSON has no comments and no trailing commas.',
  howToFix:
    'Remove comments and trailing commas, and write keys and strings in double quotes. An editor with support for JSON marks the place. The name of a file of JSON Lines ends in `.jsonl` or `.ndjson`; results of systems are not tasks, and `check` reads their folder with `--results`.',
  examples: {
    kind: 'file',
    good: [textFile(task)],
    bad: [
      textFile(writeTask(names, rest, `${evaluator},`)),
      textFile(writeTask(names, '  // Nothing is prepared.', rest, evaluator)),
      textFile(task.slice(0, task.indexOf('"config"'))),
    ],
  },
  message: ({ found, isLines = false }: { found: string; isLines?: boolean }) =>
    isLines
      ? `${found}; tasks in lines are read from a file named .jsonl, and results with --results`
      : `${found}; a task file must be valid JSON`,
});

export const notUtf8 = defineRuleMeta({
  code: 'F02',
  name: 'not-utf-8',
  severity: 'error',
  consequence: 'stops',
  summary: 'A task file is encoded as UTF-8.',
  why: 'RFC 8259 requires UTF-8. Programs have to guess any other encoding, and guess differently.',
  howToFix:
    'Save the file again as UTF-8; editors offer encodings in the save dialog or in the status bar. Then check letters with accents, which may have been replaced.',
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
  consequence: 'nothing',
  canBeConvention: true,
  summary: 'A task file begins without a byte order mark.',
  why: 'Many JSON parsers refuse a file that begins with a byte order mark.',
  howToFix:
    'Some editors offer "UTF-8" beside "UTF-8 with BOM"; choose the first when you save. If a script writes the file, set its encoding to UTF-8 without a byte order mark.',
  fixable: 'It removes the byte order mark.',
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
  consequence: 'stops',
  summary: 'Every key occurs once in an object.',
  why: 'JSON parsers use one of the values and silently drop the others.',
  howToFix:
    'Keep the intended value and delete the other one. If both are intended, rename one of the keys.',
  examples: {
    kind: 'file',
    good: [textFile(task)],
    bad: [
      textFile(writeTask(names, '  "instruction": "Close the browser.",', rest, evaluator)),
      textFile(writeTask(names, rest, evaluator.replace('}', ', "func": "infeasible" }'))),
    ],
  },
  message: ({ key }: { key: string }) =>
    `duplicate key "${key}"; only the last value is used, remove the other`,
});

export const finalNewline = defineRuleMeta({
  code: 'F09',
  name: 'final-newline',
  severity: 'info',
  consequence: 'nothing',
  canBeConvention: true,
  summary: 'A task file ends with a line feed.',
  why: 'A missing line feed does not change how a task runs. But tools that join or compare files by line treat the last line as incomplete, and many editors add the line feed, which shows up in later diffs.',
  howToFix:
    'Turn on "insert final newline" in your editor. In a script, write a line feed after the JSON.',
  fixable: 'It adds a line break of the kind that the file uses.',
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 15, defects: 0 }],
  examples: { kind: 'file', good: [textFile(task)], bad: [textFile(task.trimEnd())] },
  message: () => 'the file does not end with a line feed; add one',
});

export const loneSurrogate = defineRuleMeta({
  code: 'F10',
  name: 'lone-surrogate',
  severity: 'error',
  consequence: 'stops',
  summary: 'Every string and every key is valid Unicode.',
  why: 'Only a pair of surrogates encodes a character. A lone surrogate cannot be encoded as UTF-8, so writing the string to a file or sending it to a model fails. Pages and exports contain the replacement character U+FFFD instead.',
  howToFix:
    'Write the character itself instead of its escapes, or both halves of it, such as "\\ud83c\\udf9e". A lone half often comes from a script that cuts a string in the middle of a character; cut the string elsewhere.',
  examples: {
    kind: 'file',
    good: [textFile(task.replace('Zoë', String.raw`\ud83c\udf9e`))],
    bad: [textFile(task.replace('Zoë', String.raw`\ud83c`))],
  },
  message: ({ escape }: { escape: string }) =>
    `"${escape}" is half of a surrogate pair; write the whole character`,
});

export const numberOutOfRange = defineRuleMeta({
  code: 'F11',
  name: 'number-out-of-range',
  severity: 'error',
  consequence: 'stops',
  summary: 'Every number is one that programs can represent.',
  why: 'Programs read a number as one of 64 bits (IEEE 754). Beyond about 1.8e308 they read infinity, which JSON cannot write: a program that writes the task again writes null or invalid JSON. Exports contain null instead, and the task has no digest. An integer of more than 15 digits may be read as another one, which pages and exports then show; only Python reads it exactly. Such an integer gets a warning.',
  howToFix:
    'Write the intended number, or a string if the number is only a name, such as an id. For "no limit", leave the field out if the function allows it, or write a large number such as 1e9.',
  examples: {
    kind: 'file',
    good: [textFile(writeTask(names, rest, `${evaluator},`, '  "budget": 1e9'))],
    bad: [
      textFile(writeTask(names, rest, `${evaluator},`, '  "budget": 1e400')),
      textFile(writeTask(names, rest, `${evaluator},`, '  "order": 9007199254740993')),
    ],
  },
  message: ({ written, read }: { written: string; read: number }) => {
    const number = written.length > 20 ? `${written.slice(0, 20)}…` : written;
    return Number.isFinite(read)
      ? `the integer ${number} has too many digits, so programs read ${read}; write fewer digits or a string`
      : `the number ${number} is out of range; it must be between -1.7e308 and 1.7e308`;
  },
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
  loneSurrogate,
  numberOutOfRange,
  severalTasks,
];
