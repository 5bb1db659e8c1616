import { readWordParts, type WordPart } from './word-parts.ts';
import { type Frame, mostSteps, type Shell } from './frame.ts';
import { joinOutputs, knownText } from './output.ts';
import { parseStatements } from './statement.ts';
import type { ShellWord } from '../script-tokens.ts';

/** What a program gets for a word of the script; null where that is not known. */
export function expandWord(word: ShellWord, frame: Frame): string | null {
  const parts = readWordParts(frame.shell.script, word).map((part) => expand(part, frame));
  return knownText(joinOutputs(parts)) ?? null;
}

/** What the shell puts in the place of a part of a word. */
function expand(part: WordPart, frame: Frame): string | null {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'variable': {
      const { previous } = frame;
      // Only the exit code of success is known.
      if (part.name === '?') return previous === true ? '0' : null;
      return unlessSplit(frame.variables.get(part.name), part);
    }
    case 'substitution':
      return expandSubstitution(part, frame);
    case 'other':
      return null;
  }
}

/** Without quotes, the shell makes words or names of files of some values. */
const unlessSplit = (value: string | undefined, { isQuoted }: { isQuoted: boolean }) =>
  value === undefined || (!isQuoted && isSplit.test(value)) ? null : value;

const isSplit = /[\s*?[]/;

function expandSubstitution(
  part: WordPart & { kind: 'substitution' },
  frame: Frame,
): string | null {
  const statement = parseStatements(part.script);
  if (statement === undefined || frame.shell.steps > mostSteps) return null;
  const shell: Shell = { ...frame.shell, script: part.script, last: new Set() };
  const [outcome, ...others] = shell.run(statement, { ...frame, shell });
  frame.shell.steps = shell.steps;
  const text = outcome && knownText(outcome.output);
  if (others.some(({ output }) => knownText(output) !== text)) return null;
  return unlessSplit(text?.replace(/\n+$/, ''), part);
}
