import { expandWord } from './expand-word.ts';
import type { Frame } from './frame.ts';
import type { Outcome } from './outcome.ts';
import { readResults } from './program-results.ts';
import { readInput, redirect } from './redirect.ts';
import type { CommandStatement } from './statement.ts';
import { anything, unite } from './unite.ts';

/** The ways in which one command may end. */
export function runCommand(statement: CommandStatement, frame: Frame): readonly Outcome[] {
  const { shell } = frame;
  const words = statement.words.map((word) => expandWord(word, frame));
  const first = statement.words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word.text));
  const [program] = words.slice(first === -1 ? words.length : first);
  if (first === -1) return assign(statement, words, frame);
  if (program === 'exit') {
    const code = words[first + 1];
    const ends = code === undefined || code === null ? [true, false] : [code === '0'];
    return ends.map((succeeds) => ({
      succeeds,
      output: [],
      variables: frame.variables,
      isExit: true,
    }));
  }
  if (program === 'export') return assignExported(statement, words.slice(first), frame);
  if (losesVariables.has(program ?? '')) return anything;
  const isListed = shell.surroundings.listsShell !== false && !shell.last.has(statement);
  const call = {
    words: words.slice(first),
    input: readInput(statement.redirections, frame.input),
    shellLine: isListed ? shell.script : undefined,
    surroundings: shell.surroundings,
  };
  const isSilent = silent.has(program ?? '');
  return unite(
    readResults(call).map(({ succeeds, output }) => ({
      succeeds,
      output: redirect(output, statement.redirections, !isSilent),
      variables: frame.variables,
    })),
  );
}

/** Programs that set variables or end the script, or run what is not written here. */
const losesVariables = new Set(
  '. declare eval exec local read readonly return set source trap typeset unset'.split(' '),
);
/** Programs that print no errors. */
const silent = new Set('echo printf true false : test ['.split(' '));

function assign({ words }: CommandStatement, values: readonly (string | null)[], frame: Frame) {
  const variables = new Map(frame.variables);
  let mayFail = false;
  for (const [index, { text, isPlain }] of words.entries()) {
    const name = text.slice(0, text.indexOf('='));
    const value = values[index];
    if (typeof value === 'string') variables.set(name, value.slice(name.length + 1));
    else variables.delete(name);
    mayFail ||= !isPlain && /\$\(|`/.test(text);
  }
  const ends = mayFail ? [true, false] : [true];
  return ends.map((succeeds) => ({ succeeds, output: [], variables }));
}

function assignExported(
  { words, ...statement }: CommandStatement,
  values: readonly (string | null)[],
  frame: Frame,
) {
  const names = { ...statement, words: words.slice(-values.length + 1) };
  return values.length === 1 ? anything : assign(names, values.slice(1), frame).slice(0, 1);
}
