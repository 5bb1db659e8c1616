import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { renameImports } from './compile-module.ts';

/**
 * The types of the modules that users import, and of those that these types name.
 *
 * @throws when one of them needs a type that is not written down.
 */
export function listDeclarations(
  folder: string,
  entries: readonly string[],
): { name: string; text: string }[] {
  const due = [...entries];
  const made = new Map<string, string>();
  for (const name of due) {
    if (made.has(name)) continue;
    const text = declare(name, readFileSync(posix.join(folder, name), 'utf8'));
    made.set(name, text);
    const targets = [...text.matchAll(/\bfrom '([.#][^']+)'|\bimport\("([.#][^"]+)"\)/g)];
    due.push(...targets.map(([, one, other]) => join(name, one ?? other ?? '')));
  }
  return [...made].map(([name, text]) => ({
    name: name.replace(/ts$/, 'd.ts'),
    text: renameImports(name, text),
  }));
}

const join = (name: string, target: string) =>
  target.startsWith('#') ? target.slice(1) : posix.join(posix.dirname(name), target);

function declare(name: string, source: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: { isolatedDeclarations: true, allowImportingTsExtensions: true },
  });
  const [fault] = diagnostics;
  if (fault) throw new Error(`${name}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
  // What a module only runs has no types.
  return outputText.replaceAll(/^import '[^']*';\n/gm, '');
}
