import type { PythonSource } from './parse-python.ts';
import { nodesWithin, writtenText } from './syntax-node.ts';

/**
 * The first well-known module that a program uses as in `time.sleep(1)` and never imports. A name that
 * it writes anywhere else may be a variable.
 */
export function findMissingImport({ root, text }: PythonSource): string | undefined {
  if (mayAddNames.test(text)) return undefined;
  const others = new Set<string>();
  const used: string[] = [];
  for (const { name, children } of nodesWithin(root)) {
    const [subject] = children;
    for (const child of children) {
      if (child.name !== 'VariableName') continue;
      const word = writtenText(child, text);
      if (!modules.has(word)) continue;
      if (name === 'MemberExpression' && child === subject) used.push(word);
      else others.add(word);
    }
  }
  return used.find((module) => !others.has(module));
}

const modules: ReadonlySet<string> = new Set(
  'datetime glob json os pyautogui random re shutil sqlite3 subprocess sys time'.split(' '),
);

/** What may bring names into a program that it does not write itself. */
const mayAddNames = /import\s*\*|\b(?:exec|globals|__builtins__)\b/;
