import { readPipelines, type PipelineStage } from '#shell/outcomes/script-pipelines.ts';
import { type GrepCall, readGrepCall } from '#shell/outcomes/grep-call.ts';
import { skipWrappers } from '#shell/interpreter.ts';
import { toProgramName } from '#machine/program-name.ts';
import { commandLines, commandText } from '../facts/setup/command-lines.ts';
import { commandOutput, ruleSource } from '../examples/example-parts.ts';
import { runScripts, toScriptPlace } from '../facts/files/run-scripts.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (command: string) => ({
  evaluator: {
    func: 'exact_match',
    result: commandOutput(command, { shell: true }),
    expected: ruleSource({ expected: '2\n' }),
  },
});

export const grepFindsWhatIsMeant = defineTaskRule({
  code: 'W58',
  name: 'grep-finds-what-is-meant',
  severity: 'warning',
  consequence: 'fails',
  summary: 'A pattern of "grep" means what it says, and what it prints is used.',
  why: 'With "-E", "|" separates alternatives and "\\|" is the character; without it, the reverse. A pattern in square brackets matches any one of the characters in it, not the whole text. With "-q", nothing is printed, so a command after it reads nothing.',
  howToFix:
    'Write "|" with "-E" and "\\|" without it. Look for a text with brackets by "grep -F". Remove "-q" if another command reads the output, or remove that command.',
  takesSeverity: true,
  concerns: ['getter vm_command_line', 'action execute', 'action command'],
  examples: {
    good: [task("grep -cE 'red|blue' /home/user/colours.txt")],
    bad: [
      task(String.raw`grep -cE 'red\|blue' /home/user/colours.txt`),
      task("grep -c 'red|blue' /home/user/colours.txt"),
      task(`grep -c "[('red', 2)]" /home/user/colours.txt`),
      task('lpstat -p | grep -q idle | wc -l'),
    ],
  },

  message: describeFault,

  *check(view): Generator<Problem<Facts>> {
    yield* findInScripts(view);
    if (!anyGrep.test(commandText(view))) return;
    for (const { command, text, at } of commandLines(view)) {
      if (!anyGrep.test(text)) continue;
      for (const { stages } of readPipelines(command)) {
        const fault = findFault(stages);
        if (fault === undefined) continue;
        yield { at, ...fault };
        break;
      }
    }
  },
});

interface Facts {
  found: string;
  fault: 'escaped bar' | 'bar' | 'bracket' | 'quiet';
  /** The program that reads what is not printed. */
  next?: string;
}

/** In scripts of the repository that the task names. */
function* findInScripts(view: TaskView): Generator<Problem<Facts>> {
  for (const script of runScripts(view)) {
    const { language, text, at } = script;
    if (language !== 'shellscript' || !anyGrep.test(text)) continue;
    for (const { stages } of readPipelines(text)) {
      const fault = findFault(stages);
      if (fault === undefined) continue;
      const start = text.indexOf(stages[0]?.text ?? '');
      yield { at, ...fault, inScript: toScriptPlace(script, start) };
    }
  }
}

function describeFault({ found, fault, next }: Facts): string {
  switch (fault) {
    case 'escaped bar':
      return String.raw`with "-E", "\|" in "${found}" is a character and separates no alternatives; write "|"`;
    case 'bar':
      return String.raw`without "-E", "|" in "${found}" is a character and separates no alternatives; add "-E" or write "\|"`;
    case 'bracket':
      return `"${found}" matches any one of the characters in its brackets; use "grep -F" to find the text`;
    case 'quiet':
      return `"${found}" prints nothing because of "-q", so "${next}" reads nothing; remove one of them`;
  }
}

/** Faster than to parse every command. */
const anyGrep = /\b[ef]?grep\b/;

function findFault(stages: readonly PipelineStage[]): Facts | undefined {
  for (const [index, { words, text }] of stages.entries()) {
    const grep = readGrepCall(words.slice(skipWrappers(words)));
    if (grep === undefined) continue;
    const next = stages[index + 1]?.words;
    const reader = next === undefined ? '' : toProgramName(next[skipWrappers(next)] ?? '');
    if (grep.flags.has('q') && inputReaders.has(reader)) {
      return { found: text, fault: 'quiet', next: reader };
    }
    for (const pattern of grep.patterns) {
      const fault = findPatternFault(pattern, grep);
      if (fault) return { found: pattern, fault };
    }
  }
  return undefined;
}

/** Programs that work on their input if they are given no file. */
const inputReaders = new Set('awk cut grep egrep head sed sort tail tr uniq wc xargs'.split(' '));

function findPatternFault(
  pattern: string,
  { syntax, flags }: GrepCall,
): 'escaped bar' | 'bar' | 'bracket' | undefined {
  if (syntax === 'fixed') return undefined;
  if (isList.test(pattern) || namesRepeatedly(pattern)) return 'bracket';
  if (syntax === 'extended') return escapedBar.test(pattern) ? 'escaped bar' : undefined;
  return !flags.has('P') && plainBar.test(pattern) && !tableRow.test(pattern) ? 'bar' : undefined;
}

/** A list of Python or of JSON in its brackets. */
const isList = /(?<!\\)\[\(['"]\w{2}|^\[['"{]\w{2}[^[\]]*['"}]\]$/;

/** Whether it names a character twice in one pair of brackets, as in "[ERROR]". */
const namesRepeatedly = (pattern: string): boolean =>
  Array.from(pattern.matchAll(/(?<!\\)\[([A-Za-z]{4,40})\]/g)).some(
    ([, letters = '']) => new Set(letters).size < letters.length,
  );

/** Between words: around a bar that is meant, as in a table, there are blanks. */
const escapedBar = /[\w*.)\]$]\\\|[\w.(^[]/;
const plainBar = /^[\w.*-]+(?:\|[\w.*-]+)+$/;
/** A line of values. */
const tableRow = /^\d|\|\d/;
