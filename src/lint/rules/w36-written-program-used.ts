import { commandLines, commandText } from '../facts/setup/command-lines.ts';
import { isFileUsed } from '../facts/files/is-file-used.ts';
import { defineTaskRule } from '../model/rule.ts';

const program = 'python3';
const write = `with open('/home/user/Desktop/trim.py', 'w') as file: file.write('print(1)')`;
const task = (instruction: string) => ({
  instruction,
  config: [{ type: 'execute', parameters: { command: [program, '-c', write] } }],
});

export const writtenProgramUsed = defineTaskRule({
  code: 'W36',
  name: 'written-program-used',
  severity: 'warning',
  consequence: 'nothing',
  summary: 'A program that setup writes is used by the task.',
  why: 'A program that nothing runs and the instruction does not mention is usually left over from testing the task, and may even contain its solution.',
  howToFix:
    'Remove the step. If the agent should work on the program, mention it in the instruction.',
  concerns: ['action execute', 'action command'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 1 }],
  examples: {
    good: [task('Run trim.py, which is on the desktop.')],
    bad: [task('Write a program that trims the picture on the desktop.')],
  },

  message: ({ path }: { path: string }) =>
    `"${path}" is written by setup, but nothing runs or mentions it; remove it or mention it in the instruction`,

  *check(view) {
    if (!anyProgram.test(commandText(view))) return;
    let searched = 0;
    for (const { text, stage, at } of commandLines(view)) {
      if (stage !== 'config') continue;
      for (const [, opened, redirected] of text.matchAll(writes)) {
        if (++searched > mostSearched) return;
        const path = opened ?? redirected ?? '';
        if (hiddenOrComputed.test(path) || isFileUsed(path, { text, at }, view)) continue;
        yield { at, path };
        break;
      }
    }
  },
});

/** Below a hidden folder, or with a name that a command completes. */
const hiddenOrComputed = /\/\.|[$*{][^/]*$/;

/** The whole task is searched for each program, which would take minutes for thousands. */
const mostSearched = 100;

// Regular expressions, since programs are written in Python as well as by redirection, whose target
// the parser does not report.
const anyProgram = /\.(?:bat|js|pl|ps1|py|rb|sh)\b/;
const name = String.raw`([^\s'"<>|;&]{1,200}\.(?:bat|js|pl|ps1|py|rb|sh))`;
const writes = new RegExp(
  String.raw`\bopen\(\s?['"]${name}['"],\s?(?:mode=)?['"][wx]` +
    String.raw`|(?:>|\btee)\s?["']?${name}(?=["']?(?:[\s;&|]|$))`,
  'g',
);
