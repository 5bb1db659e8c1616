import { posix } from 'node:path';
import ts from 'typescript';

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2024,
  verbatimModuleSyntax: true,
};

/** A file of the package: TypeScript becomes JavaScript, a component imports what is compiled. */
export function compileModule(name: string, text: string): { name: string; text: string } {
  if (name.endsWith('.astro')) return { name, text: renameImports(name, text) };
  if (!name.endsWith('.ts')) return { name, text };
  // Vite reads a comment in an import.
  const removeComments = !text.includes('@vite-ignore');
  const options = { ...compilerOptions, removeComments };
  const { outputText } = ts.transpileModule(text, { fileName: name, compilerOptions: options });
  return { name: name.replace(/ts$/, 'js'), text: renameImports(name, outputText) };
}

/** Imports of files of `src`, in scripts, components and declarations: all become relative, and name what is compiled. */
export const renameImports = (name: string, text: string): string =>
  text.replaceAll(
    /(\bfrom\s*|\bimport\s*\(?\s*)(['"])((?:\.{1,2}\/|#)[^'"\n]+)\2/g,
    (_, start: string, quote: string, target: string) =>
      `${start}${quote}${toRelative(name, target).replace(/\.ts$/, '.js')}${quote}`,
  );

/** `#text/x.ts` in `lint/rules/y.ts` is `../../text/x.ts`. */
function toRelative(name: string, target: string): string {
  if (!target.startsWith('#')) return target;
  const path = posix.relative(posix.dirname(name), target.slice(1));
  return path.startsWith('.') ? path : `./${path}`;
}
