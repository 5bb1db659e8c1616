import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { memoize } from '#text/memoize.ts';
import { faultMessages, parsePython } from '#python/parse-python.ts';
import { findUndefinedName } from '#python/undefined-name.ts';
import { findInterpreter, skipWrappers } from '#shell/interpreter.ts';
import { readNestedCommands, type NestedCommand } from '#shell/nested-commands.ts';
import { runScripts, toScriptPlace } from '../facts/files/run-scripts.ts';
import { systemOf } from '../facts/apps/system-of.ts';
import { type CommandLine, commandLines, commandText } from '../facts/setup/command-lines.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (program: string) => ({
  config: [{ type: 'execute', parameters: { command: ['python3', '-c', program] } }],
});

export const pythonProgramValid = defineTaskRule({
  code: 'W50',
  name: 'python-program-valid',
  severity: 'warning',
  consequence: 'stops',
  summary:
    'Python programs in commands are complete: Python can parse them, and they import the modules that they use.',
  why: 'Python reads the whole program before it runs any of it, so one wrong bracket, quote or line stops all of it. A module that is not imported, or a misspelt name, stops the program where it is used. Without "-c", the program is taken as the name of a file, and without a program, "-c" is an error. Most environments continue without an error.',
  howToFix:
    'Write "-c" before the program, and begin it with its imports. Close every bracket and quote, and escape quotes inside a string. After ";" only simple statements may follow: write "for", "if", "while" and "with" on separate lines, with "\\n" before each.',
  // A bracket or quote that the shell reads is reported there, and so is an element that is not a string.
  yieldsTo: ['S02', 'W34', 'W56'],
  concerns: ['action execute', 'action command', 'action launch', 'getter vm_command_line'],
  trackRecord: [{ dataset: 'DeskCraft', read: 3, defects: 3 }],
  examples: {
    good: [task('import shutil\nfor name in ["a", "b"]: shutil.rmtree(name)')],
    bad: [
      task('import shutil; shutil.rmtree("a"'),
      task('import pyautogui; pyautogui.press("enter"); time.sleep(1)'),
      task('import shutil; for name in ["a", "b"]: shutil.rmtree(name)'),
      { config: [{ type: 'execute', parameters: { command: ['python3', '-c'] } }] },
    ],
  },

  message: ({ found, fault, meant = '' }: Facts) => {
    switch (fault) {
      case 'syntax':
        return `the Python program has a syntax error near "${found}", so none of it runs; close brackets and quotes, and begin loops on a new line`;
      case 'import':
        return `the Python program uses "${found}" without importing it; begin it with "import ${found}"`;
      case 'misspelt':
        return `unknown name "${found}" in the Python program${didYouMean(meant)}`;
      case 'no option':
        return `Python takes "${found}" for the name of a file; write "-c" before the program`;
      case 'no program':
        return `no program follows "${found}", so Python runs nothing; write one`;
    }
  },

  *check(view, { file, environment: { placeholders = [] } = {} }): Generator<Problem<Facts>> {
    yield* findInScripts(view);
    if (!anyPython.test(commandText(view))) return;
    for (const line of commandLines(view)) {
      if (!anyPython.test(line.text)) continue;
      // In one string, Windows reads quotes in another way.
      if (typeof line.command === 'string' && systemOf(view, file) === 'windows') continue;
      for (const nested of readNestedCommands(line.command)) {
        const fault = nested.isQuoted ? undefined : findFault(nested, placeholders);
        if (fault === undefined) continue;
        const { program, ...facts } = fault;
        yield {
          at: placeOf(program, line),
          about: thingsOf(line),
          ...consequenceOf(line),
          ...facts,
        };
        break;
      }
    }
  },
});

interface Facts {
  found: string;
  fault: 'syntax' | 'import' | 'misspelt' | 'no option' | 'no program';
  /** The name that was probably meant. */
  meant?: string;
}

/** Syntax errors of scripts that the task runs; what they import may be in files beside them. */
function* findInScripts(view: TaskView): Generator<Problem<Facts>> {
  for (const script of runScripts(view)) {
    if (script.language !== 'python' || olderPython.test(script.text)) continue;
    const { at } = readProgram(script.text);
    if (at === undefined) continue;
    const found = partAround(script.text, at).split('\n')[0] ?? '';
    yield { at: script.at, found, fault: 'syntax', inScript: toScriptPlace(script, at) };
  }
}

/** Python 2 has another syntax. */
const olderPython = /^#!.*python2|^\s*print\s+[^\s(=]/m;

/** A fast test. */
const anyPython = /\bpy(?:thon[\d.]*)?w?(?:\.exe)?\b/;
const longest = 60;

function findFault({ words, document }: NestedCommand, placeholders: readonly string[]) {
  const texts = words.map(({ text }) => text);
  const first = skipWrappers(texts);
  const argument = texts[first + 1] ?? '';
  if (isPython.test(texts[first] ?? '') && beginning.test(argument)) {
    const found = argument.slice(0, longest);
    return { program: argument, found, fault: 'no option' as const };
  }
  if (isPython.test(texts[first] ?? '') && texts.at(-1) === '-c')
    return { program: '-c', found: texts.slice(first).join(' '), fault: 'no program' as const };
  const interpreter = findInterpreter(texts);
  if (interpreter?.language !== 'python') return undefined;
  const word = interpreter.from === undefined ? document : words[interpreter.from];
  // What a variable of the shell adds is unknown.
  return word?.isPlain === true ? findProgramFault(word.text, placeholders) : undefined;
}

const isPython = /^(?:\S*\/)?py(?:thon[\d.]*)?$/;
const beginning = /^\s*(?:import|from)\s+\w/;

function findProgramFault(program: string, placeholders: readonly string[]) {
  const filled = placeholders.reduce(
    (text, name) => text.replaceAll(name, '1'.repeat(name.length)),
    program,
  );
  const { at, unknown } = readProgram(filled);
  if (at !== undefined) {
    return { program, found: partAround(program, at), fault: 'syntax' as const };
  }
  if (unknown === undefined) return undefined;
  const { name: found, meant } = unknown;
  return meant === undefined
    ? { program, found, fault: 'import' as const }
    : { program, found, fault: 'misspelt' as const, meant };
}

/** The whole of a short program, and otherwise what is around the fault. */
function partAround(program: string, at: number): string {
  const start = Math.max(0, Math.min(at - longest / 2, program.length - longest));
  return program.slice(start, start + longest).trim();
}

/** Where the first syntax error is, or the name that is not defined. Tasks have many programs in common. */
const readProgram = memoize((program: string) => {
  const source = parsePython(program);
  const [fault] = source.faults;
  const at = fault?.message === faultMessages.syntax ? fault.at : undefined;
  return { at, unknown: fault ? undefined : findUndefinedName(source) };
}, 1000);

/** Without output, a check fails. */
const consequenceOf = ({ stage }: CommandLine) =>
  stage === 'source' ? ({ consequence: 'fails' } as const) : {};

/** A grader is right or wrong whatever form the evaluator has. */
const thingsOf = ({ at }: CommandLine): string[] =>
  at[0] === 'evaluator' && typeof at[1] === 'number' ? [] : [toPointer(at)];

/** The element that is the program, or else the whole command. */
function placeOf(program: string, { command, at }: CommandLine) {
  const index = typeof command === 'string' ? -1 : command.indexOf(program);
  return index === -1 ? at : [...at, index];
}
