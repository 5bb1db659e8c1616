import type { TaskView } from '../facts/task-view.ts';
import { commandLines, commandText } from '../facts/setup/command-lines.ts';
import { type NestedCommand, readNestedCommands } from '#shell/nested-commands.ts';
import { findUnclosedQuote } from '#shell/unclosed-quote.ts';
import { runScripts, toScriptPlace } from '../facts/files/run-scripts.ts';
import { systemOf } from '../facts/apps/system-of.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (command: string) => ({
  evaluator: {
    func: 'exact_match',
    result: { type: 'vm_command_line', command, shell: true },
    expected: { type: 'rule', rules: { expected: 'off\n' } },
  },
});

export const shellBracketPlaced = defineTaskRule({
  code: 'W34',
  name: 'shell-bracket-placed',
  severity: 'warning',
  consequence: 'fails',
  summary:
    'In shell commands every quote and back quote is closed, and a closing bracket is a separate word or inside the quotes.',
  why: 'A shell does not run a command with a quote or a back quote that is not closed. To a shell, "]" directly after a word is part of that word. A test is then not closed, and a pattern that ends with it matches nothing, so the command always takes the same branch.',
  howToFix:
    'Close the quote, insert a space before the bracket that closes a test, and remove a bracket after a pattern.',
  concerns: ['getter vm_command_line', 'action execute', 'action command'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 1 }],
  examples: {
    good: [task('if [ "$(bluetoothctl show | grep -c on)" = "0" ]; then echo off; fi')],
    bad: [
      task('if [ "$(nmcli radio wifi)" = "disabled"]; then echo off; fi'),
      task('ps aux | grep "[c]ups"] || echo off'),
      task("ls '/home/user/old files | wc -l"),
    ],
  },

  message: ({ found, isQuote }: Facts) =>
    isQuote
      ? `a quote is not closed in "${found}"; close or remove it`
      : `"]" is part of the word before it in "${found}"; put a space before it or remove it`,

  *check(task, { file }): Generator<Problem<Facts>> {
    yield* findInScripts(task);
    const all = commandText(task);
    if (/["'`]/.test(all) && systemOf(task, file) !== 'windows') yield* findOpenQuotes(task);
    if (!anyBracket.test(all)) return;
    for (const { command, at } of commandLines(task)) {
      for (const nested of readNestedCommands(command)) {
        const found = findMisplaced(nested);
        if (found === undefined) continue;
        yield { at, found: found.slice(-longest) };
        break;
      }
    }
  },
});

interface Facts {
  found: string;
  isQuote?: true;
}

/** In scripts that the task runs, of which the first fault stops the shell or decides the rest. */
function* findInScripts(task: TaskView): Generator<Problem<Facts>> {
  for (const script of runScripts(task)) {
    if (script.language !== 'shellscript') continue;
    const { text, at } = script;
    const quote = findUnclosedQuote(text);
    if (quote !== undefined) {
      const found = firstLine(text.slice(quote));
      yield { at, found, isQuote: true, inScript: toScriptPlace(script, quote) };
      continue;
    }
    for (const nested of readNestedCommands(text)) {
      const found = findMisplaced(nested);
      if (found === undefined) continue;
      yield {
        at,
        found: found.slice(-longest),
        inScript: toScriptPlace(script, text.indexOf(found)),
      };
    }
  }
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, longest) ?? '';

/** In commands that are one string, for a POSIX shell or for the split into words without one. */
function* findOpenQuotes(task: TaskView): Generator<Problem<Facts>> {
  for (const { command, text, at } of commandLines(task)) {
    const script = typeof command === 'string' ? command : scriptOf(command);
    const start = findUnclosedQuote(script);
    if (start === undefined || ofWindows.test(text)) continue;
    const found = script.slice(Math.max(0, start - longest / 2), start + longest / 2).trim();
    yield { at, found, isQuote: true };
  }
}

const scriptOf = ([program = '', option, script = '']: readonly string[]): string =>
  option === '-c' && /^(?:\S*\/)?(?:ba|da|z)?sh$/.test(program) ? script : '';

const ofWindows = /\b(?:cmd|powershell|pwsh)\b/i;

/** Faster than to parse every command. */
const anyBracket = /["'\w)]\]/;
const longest = 60;
const afterPattern = /^(?:"[^"]*"|'[^']*')\]$/;

/** The part of a command that ends with the bracket. */
function findMisplaced({ script, words, isQuoted }: NestedCommand): string | undefined {
  const [program, ...others] = words;
  if (program === undefined || isQuoted) return undefined;
  const ending = others.find((word) =>
    isGrep.test(program.text)
      ? afterPattern.test(script.slice(word.start, word.end))
      : program.text === '[' && word === others.at(-1) && /.\]$/.test(word.text),
  );
  return ending && script.slice(program.start, ending.end);
}

const isGrep = /^[ef]?grep$/;
