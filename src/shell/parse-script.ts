import { readTokens, type Redirection, type ShellWord } from './script-tokens.ts';

/** A program with its arguments. */
export interface SimpleCommand {
  words: readonly ShellWord[];
  /** Whether its output or input is redirected. */
  isRedirected: boolean;
  redirections: readonly Redirection[];
  /** The files that its output or its messages are redirected to. */
  outputs: readonly string[];
  /** The here-document that it gets as input. */
  document: ShellWord | undefined;
}

/**
 * The commands of a POSIX shell script in their order, without the words between them. Those
 * inside `$(…)` are part of a word. Undefined when a quote or a parenthesis is not closed, or the
 * script is longer than any that people write.
 */
export function readScript(script: string): readonly SimpleCommand[] | undefined {
  const tokens = readTokens(script);
  if (tokens === undefined) return undefined;
  const commands: SimpleCommand[] = [];
  let words: ShellWord[] = [];
  let redirections: Redirection[] = [];

  const endCommand = () => {
    if (words.length > 0 || redirections.length > 0) {
      commands.push(toSimpleCommand(words, redirections));
    }
    words = [];
    redirections = [];
  };

  for (const token of tokens) {
    if (token.kind === 'operator') endCommand();
    else if (token.kind === 'redirection') redirections.push(token);
    else if (words.length > 0 || !joiningWords.has(token.word.text)) words.push(token.word);
  }
  endCommand();
  return commands;
}

const joiningWords = new Set('! { } if then elif else fi while until do done'.split(' '));

const toSimpleCommand = (
  words: readonly ShellWord[],
  redirections: readonly Redirection[],
): SimpleCommand => ({
  words,
  isRedirected: redirections.length > 0,
  redirections,
  outputs: redirections
    .filter(({ operator }) => operator.includes('>'))
    .map(({ target }) => target.text),
  document: redirections.findLast(({ document }) => document !== undefined)?.document,
});
