/** A part of a glob between slashes. */
export interface NamePattern {
  /** The only name that it matches, when it has no wildcard, and one Unicode form. */
  literal: string | undefined;
  /** Takes time in proportion to both lengths, whatever the pattern. */
  matches: (name: string) => boolean;
}

/**
 * Reads `*`, `?`, `[a-z]`, `[!a-z]` and a backslash before a character that means itself. Names match
 * in either Unicode form, as those of results do.
 */
export function readNamePattern(pattern: string): NamePattern {
  const parts = [...readParts(Array.from(pattern.normalize()))];
  const isLiteral = parts.every((part) => typeof part === 'string');
  const isHidden = parts[0] === '.';
  return {
    literal: isLiteral && hasOneForm(pattern) ? parts.join('') : undefined,
    matches: (name) =>
      (isHidden || !name.startsWith('.')) && matchParts(parts, Array.from(name.normalize())),
  };
}

const hasOneForm = (name: string): boolean => name.normalize('NFC') === name.normalize('NFD');

/** A character, a test of a character, or any number of characters. */
type Part = string | ((character: string) => boolean) | typeof many;
const many = Symbol('*');

function* readParts(characters: readonly string[]): Generator<Part> {
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? '';
    const end = character === '[' ? endOfClass(characters, at) : -1;
    if (character === '*') yield many;
    else if (character === '?') yield () => true;
    else if (character === '\\' && at + 1 < characters.length) yield characters[++at] ?? '';
    else if (end > at) {
      yield toClass(characters.slice(at + 1, end));
      at = end;
    } else yield character;
  }
}

/** A bracket directly after the opening one is a character of the class. */
function endOfClass(characters: readonly string[], start: number): number {
  const first = isNegation(characters[start + 1]) ? start + 2 : start + 1;
  return characters.indexOf(']', first + 1);
}

function toClass(content: readonly string[]): (character: string) => boolean {
  const isNegated = isNegation(content[0]);
  const members = content.slice(isNegated ? 1 : 0);
  const ranges: [string, string][] = [];
  for (let at = 0; at < members.length; at++) {
    const from = members[at] ?? '';
    const to = members[at + 1] === '-' ? members[at + 2] : undefined;
    ranges.push([from, to ?? from]);
    if (to !== undefined) at += 2;
  }
  return (character) =>
    ranges.some(([from, to]) => from <= character && character <= to) !== isNegated;
}

const isNegation = (character: string | undefined): boolean =>
  character === '!' || character === '^';

/** Returns to the last `*` alone: what an earlier one matched need not change. */
function matchParts(parts: readonly Part[], name: readonly string[]): boolean {
  let part = 0;
  let last = { part: -1, at: 0 };
  let at = 0;
  while (at < name.length) {
    if (parts[part] === many) {
      last = { part, at };
      part++;
    } else if (matchesPart(parts[part], name[at] ?? '')) {
      part++;
      at++;
    } else if (last.part >= 0) {
      last.at++;
      at = last.at;
      part = last.part + 1;
    } else return false;
  }
  return parts.slice(part).every((rest) => rest === many);
}

function matchesPart(part: Part | undefined, character: string): boolean {
  if (typeof part === 'function') return part(character);
  return part === character;
}
