import { taskFields } from '#format/task-file-schema.ts';
import { toFileName } from '#text/file-name.ts';
import { isObject, toArray } from '#text/json/json-value.ts';
import { type NestedCommand, readNestedCommands } from '#shell/nested-commands.ts';
import { executeStep } from '../examples/example-parts.ts';
import { commandLines, commandText } from '../facts/setup/command-lines.ts';
import { isFileUsed } from '../facts/files/is-file-used.ts';
import { memoizePerTask } from '../facts/memoize-per-task.ts';
import { stringsWithin } from '../facts/strings-within.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (text: string) => ({
  config: [executeStep(`echo '${text}' > /home/user/Desktop/note.txt`, { shell: true })],
  evaluator: {
    func: 'exact_match',
    result: { type: 'vm_command_line', command: ['crontab', '-l'] },
    expected: { type: 'rule', rules: { expected: '5 4 * * * /usr/bin/backup\n' } },
  },
});

export const solutionNotLeft = defineTaskRule({
  code: 'W62',
  name: 'solution-not-left',
  severity: 'warning',
  consequence: 'passes',
  summary: 'Setup does not write what the check requires into a file that the agent finds.',
  why: 'A file that nothing uses and the instruction does not mention, with the very text that is required, is usually left over from testing the task. An agent that finds it need not do the work.',
  howToFix:
    'Remove the step. If the agent should copy the text, mention the file in the instruction.',
  // It names a program that is left over.
  yieldsTo: ['W36'],
  concerns: ['action execute', 'action command'],
  examples: {
    good: [task('Water the plants on Friday')],
    bad: [task('5 4 * * * /usr/bin/backup')],
  },

  message: ({ path, text }: { path: string; text: string }) =>
    `setup writes "${text}", which the check or the task requires, to "${path}", and nothing mentions that file; remove it or mention it in the instruction`,

  *check(view) {
    if (!writes.test(commandText(view))) return;
    for (const { command, text, stage, at } of commandLines(view)) {
      if (stage !== 'config' || !writes.test(text)) continue;
      for (const nested of readNestedCommands(command)) {
        const written = readWritten(nested);
        const solution = written && findSolution(written.text, view);
        if (!written || solution === undefined || isFileUsed(written.path, { text, at }, view))
          continue;
        yield { at, path: written.path, text: solution.slice(0, longest) };
        break;
      }
    }
  },
});

/** Faster than to parse every command. */
const writes = /\b(?:echo|printf|cat)\b[^]*>/;
const longest = 60;
/** A shorter text may be there by chance. */
const shortest = 6;

/** The text that a command writes to a file that is not hidden. */
function readWritten({ words, outputs, document, isQuoted }: NestedCommand) {
  const [path] = outputs;
  const [program = '', ...others] = words.map(({ text }) => text);
  if (path === undefined || isQuoted || /[$*]|\/\.|^\.|^\/(?:dev|etc|proc|sys|var)\//.test(path))
    return undefined;
  if (toFileName(path) === '') return undefined;
  if (program === 'cat') return document && { path, text: document.text };
  return program === 'echo' || program === 'printf' ? { path, text: others.join(' ') } : undefined;
}

/** What of a text the check requires, or a field of the dataset's own says. */
function findSolution(text: string, view: TaskView): string | undefined {
  const written = text.trim();
  const required = requiredTexts(view).find((one) => text.includes(one));
  if (required !== undefined || written.length < shortest || isPath.test(written)) return required;
  const isSaid = Object.entries(view.fields).some(
    ([name, value]) => !known.has(name) && typeof value === 'string' && value.includes(written),
  );
  return isSaid ? written : undefined;
}

/** The fields of the format, of which none explains the solution. */
const known: ReadonlySet<string> = new Set(taskFields);

/** What the rules and options require as a text that is long enough to be no chance. */
const requiredTexts = memoizePerTask((view: TaskView): readonly string[] => {
  const { expected, options } = view.evaluator;
  const rules = toArray(expected).flatMap((source) =>
    isObject(source) && isObject(source.rules) ? [source.rules] : [],
  );
  const texts = [...rules, options]
    .flatMap((value) => stringsWithin(value, []))
    .map(({ text }) => text.trim())
    .filter((text) => text.length >= shortest && !isPath.test(text));
  const asked = view.instruction;
  return [...new Set(texts)].filter((text) => !asked.includes(text));
});

/** A path, an address or one plain word may be a name. */
const isPath = /^(?:[~/.]\S*|https?:\S*|[\w.-]+)$/;
