import { countEdits } from '#text/similarity/nearest-name.ts';
import type { PythonSource } from './parse-python.ts';
import { nodesWithin, writtenText } from './syntax-node.ts';

/** A name that a program uses and does not define. */
export interface UndefinedName {
  name: string;
  /** The name of which it is most likely a typing error. */
  meant?: string;
}

/**
 * The first name that a program uses as in `time.sleep(1)` and nowhere defines, if it is that of a
 * well-known module or nearly matches one, or nearly matches another name of the program. A name that also
 * occurs in another way may be a variable.
 */
export function findUndefinedName({ root, text }: PythonSource): UndefinedName | undefined {
  if (mayAddNames.test(text)) return undefined;
  const others = new Set<string>();
  const used: string[] = [];
  for (const { name, children } of nodesWithin(root)) {
    const [subject] = children;
    for (const child of children) {
      if (child.name !== 'VariableName') continue;
      const word = writtenText(child, text);
      if (name === 'MemberExpression' && child === subject) used.push(word);
      else others.add(word);
    }
  }
  const unknown = [...new Set(used)].filter((name) => !others.has(name) && !types.has(name));
  for (const name of unknown.slice(0, mostNames)) {
    if (modules.has(name)) return { name };
    const meant = [...others, ...modules].find((other) => isNear(name, other));
    if (meant !== undefined) return { name, meant };
  }
  return undefined;
}

/** Comparing all names of a hostile program would take minutes. */
const mostNames = 50;
/** Shorter names resemble each other by chance. */
const leastLetters = 6;
const mostLetters = 60;

const isNear = (name: string, other: string): boolean =>
  other.length >= leastLetters &&
  other.length <= mostLetters &&
  Math.abs(name.length - other.length) <= 1 &&
  countEdits(name, other) === 1;

const modules: ReadonlySet<string> = new Set(
  'datetime glob json os pyautogui random re shutil sqlite3 subprocess sys time'.split(' '),
);

/** The types that Python itself defines. */
const types: ReadonlySet<string> = new Set(
  'bool bytearray bytes complex dict float frozenset int list object set str tuple type'.split(' '),
);

/** What may bring names into a program that it does not write itself. */
const mayAddNames = /import\s*\*|\b(?:exec|globals|__builtins__)\b/;
