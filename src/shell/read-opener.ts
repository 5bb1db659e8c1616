import { toFileName } from '../text/file-name.ts';

/** What a command opens: a file or an address, with a program that it names or the one that the system has for it. */
export interface Opening {
  target?: string | undefined;
  program?: string | undefined;
}

/** Reads `xdg-open` and its like, and `open` of macOS; undefined for other commands and other options. */
export function readOpener(words: readonly string[]): Opening | undefined {
  const [first = '', second, ...others] = words;
  const name = toFileName(first);
  if (name === 'open' && second === '-a' && others.length > 0 && others.length < 3) {
    return { program: others[0], target: others[1] };
  }
  const isOpener = name === 'gio' ? second === 'open' : openers.test(name);
  const targets = name === 'gio' ? others : words.slice(1);
  const [target] = targets;
  return isOpener && targets.length === 1 && target?.startsWith('-') === false
    ? { target }
    : undefined;
}

const openers = /^(?:exo-open|gnome-open|open|xdg-open)$/;
