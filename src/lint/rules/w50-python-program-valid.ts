import { parsePython } from '../../environment/python/parse-python.ts';
import { findInterpreter } from '../../shell/interpreter.ts';
import { readNestedCommands, type NestedCommand } from '../../shell/nested-commands.ts';
import { systemOf } from '../facts/apps/system-of.ts';
import { type CommandLine, commandLines, commandText } from '../facts/setup/command-lines.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (program: string) => ({
  config: [{ type: 'execute', parameters: { command: ['python3', '-c', program] } }],
});

export const pythonProgramValid = defineTaskRule({
  code: 'W50',
  name: 'python-program-valid',
  severity: 'warning',
  summary: 'Python programs in commands follow the grammar of Python.',
  why: 'Python reads the whole program before it runs any of it, so after one wrong bracket, quote or line nothing is done. Most environments go on without an error.',
  howToFix:
    'Close every bracket and quote, and escape quotes inside a string. After ";" only simple statements may follow: write "for", "if", "while" and "with" on a line of their own, with "\\n" before them.',
  // A bracket or quote that the shell reads is reported there.
  yieldsTo: ['W14', 'W34'],
  concerns: ['action execute', 'action command', 'action launch', 'getter vm_command_line'],
  examples: {
    good: [task('import shutil\nfor name in ["a", "b"]: shutil.rmtree(name)')],
    bad: [
      task('import shutil; shutil.rmtree("a"'),
      task('import shutil; for name in ["a", "b"]: shutil.rmtree(name)'),
    ],
  },

  message: ({ found }: { found: string }) =>
    `the Python program has a syntax error near "${found}", so none of it runs`,

  *check(view, { file, environment: { placeholders = [] } = {} }) {
    if (!anyPython.test(commandText(view))) return;
    for (const line of commandLines(view)) {
      if (!anyPython.test(line.text)) continue;
      // In one string, Windows reads quotes in another way.
      if (typeof line.command === 'string' && systemOf(view, file) === 'windows') continue;
      for (const program of programsIn(line)) {
        const fault = findFault(program, placeholders);
        if (fault === undefined) continue;
        const found = program.slice(Math.max(0, fault - longest / 2), fault + longest / 2).trim();
        yield { at: placeOf(program, line), found };
        break;
      }
    }
  },
});

/** A fast test. */
const anyPython = /\bpy(?:thon[\d.]*)?w?(?:\.exe)?\b/;
const longest = 60;

const programsIn = ({ command }: CommandLine): string[] =>
  readNestedCommands(command).flatMap((nested) => programOf(nested) ?? []);

/** What a command passes to Python as it is, without a variable of the shell. */
function programOf({ words, document, isQuoted }: NestedCommand): string | undefined {
  const found = isQuoted ? undefined : findInterpreter(words.map(({ text }) => text));
  if (found?.language !== 'python') return undefined;
  const word = found.from === undefined ? document : words[found.from];
  return word?.isPlain === true ? word.text : undefined;
}

function findFault(program: string, placeholders: readonly string[]): number | undefined {
  const filled = placeholders.reduce(
    (text, name) => text.replaceAll(name, '1'.repeat(name.length)),
    program,
  );
  return parsePython(filled).faults[0];
}

/** The element that is the program, or else the whole command. */
function placeOf(program: string, { command, at }: CommandLine) {
  const index = typeof command === 'string' ? -1 : command.indexOf(program);
  return index === -1 ? at : [...at, index];
}
