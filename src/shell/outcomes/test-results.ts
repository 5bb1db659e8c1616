import { isFileName } from '#text/file-name.ts';
import { either, failing, type ProgramCall, type ProgramResult, succeeding } from './outcome.ts';

/** How `test` or `[` may end. */
export function readTest({ words, surroundings }: ProgramCall): readonly ProgramResult[] {
  const [program, ...others] = words;
  const isBracket = program === '[';
  if (isBracket && others.at(-1) !== ']') return either([]);
  const holds = evaluate(isBracket ? others.slice(0, -1) : others, surroundings);
  if (holds === undefined) return either([]);
  return holds ? succeeding() : failing();
}

function evaluate(
  words: readonly (string | null)[],
  surroundings: ProgramCall['surroundings'],
): boolean | undefined {
  const [first, second, third] = words;
  if (words.length > 1 && first === '!') {
    const holds = evaluate(words.slice(1), surroundings);
    return holds === undefined ? undefined : !holds;
  }
  if (words.length > 3) return undefined;
  if (words.length === 3) {
    const isKnown = typeof first === 'string' && typeof third === 'string';
    return isKnown ? compare(first, second, third) : undefined;
  }
  if (words.length === 2) return evaluateUnary(first, second, surroundings);
  if (words.length === 0) return false;
  return typeof first === 'string' ? first !== '' : undefined;
}

function evaluateUnary(
  operator: string | null | undefined,
  word: string | null | undefined,
  { exists }: ProgramCall['surroundings'],
): boolean | undefined {
  if (typeof word !== 'string') return undefined;
  switch (operator) {
    case '-n':
      return word !== '';
    case '-z':
      return word === '';
    case '-e':
      return exists(word);
    case '-f':
      return exists(word) === true && !isFileName(word) ? undefined : exists(word);
    case '-d':
      return exists(word) === true && isFileName(word) ? undefined : exists(word);
    case '-s':
      return exists(word) === true ? undefined : exists(word);
    default:
      return undefined;
  }
}

function compare(first: string, operator: unknown, second: string): boolean | undefined {
  if (operator === '=' || operator === '==') return first === second;
  if (operator === '!=') return first !== second;
  if (!/^-?\d{1,9}$/.test(first) || !/^-?\d{1,9}$/.test(second)) return undefined;
  const difference = Number(first) - Number(second);
  switch (operator) {
    case '-eq':
      return difference === 0;
    case '-ne':
      return difference !== 0;
    case '-gt':
      return difference > 0;
    case '-ge':
      return difference >= 0;
    case '-lt':
      return difference < 0;
    case '-le':
      return difference <= 0;
    default:
      return undefined;
  }
}
