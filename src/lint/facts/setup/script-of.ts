import { findInterpreter } from '#shell/interpreter.ts';
import { toStrings } from '#text/json/json-value.ts';

/** The script that a shell runs, if it is certain that one does. */
export function scriptOf(command: unknown, shell: boolean | undefined): string | undefined {
  if (shell === undefined) return undefined;
  if (typeof command === 'string') return shell ? command : undefined;
  if (!Array.isArray(command) || shell) return undefined;
  const words = toStrings(command);
  const found = words.length === command.length ? findInterpreter(words) : undefined;
  const isWhole = found?.from === words.length - 1 && /^\S*sh -\w*c$/.test(found.by);
  return found?.language === 'shellscript' && isWhole ? words.at(-1) : undefined;
}
