import { isFileName } from '#text/file-name.ts';
import { toProgramName } from '#machine/program-name.ts';

/** What a command opens: a file or an address, with a program that it names or the one that the system has for it. */
export interface Opening {
  target?: string | undefined;
  program?: string | undefined;
}

/** Reads `xdg-open` and its like, `open` of macOS and `start` of Windows; undefined for other commands and other options. */
export function readOpener(words: readonly string[]): Opening | undefined {
  const [first = '', second, ...others] = words;
  const name = toProgramName(first);
  if (/^cmd$/i.test(name) && /^\/c$/i.test(second ?? '')) {
    const [command, ...given] = others.length === 1 ? splitLine(others[0] ?? '') : others;
    return command?.toLowerCase() === 'start' ? readStart(given) : undefined;
  }
  if (name === 'start') return readStart(words.slice(1));
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

/** The words of a line of cmd, where `^` escapes; none if the line has more than one command, or variables. */
function splitLine(line: string): string[] {
  const bare = line.replaceAll(/"[^"]*"|\^./g, '');
  if (/[&|<>"^()]|%\w+%/.test(bare)) return [];
  return [...line.matchAll(/"([^"]*)"|\S+/g)].map(
    ([word, quoted]) => quoted ?? word.replaceAll(/\^(.)/g, '$1'),
  );
}

/** `start` has an empty title and options before what it opens or runs. */
function readStart(words: readonly string[]): Opening | undefined {
  const [first, ...others] = words.filter((word) => word !== '' && !/^\/\w+$/.test(word));
  if (first === undefined) return undefined;
  const isTarget = /^[a-z][a-z-]+:/i.test(first) || isFileName(first);
  if (isTarget) return others.length === 0 ? { target: first } : undefined;
  return { program: first, target: others.findLast((word) => !word.startsWith('-')) };
}

const openers = /^(?:exo-open|gnome-open|open|xdg-open)$/;
