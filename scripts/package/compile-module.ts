import ts from 'typescript';

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2024,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

/** A file of the package: TypeScript becomes JavaScript, a component imports what is compiled. */
export function compileModule(name: string, text: string): { name: string; text: string } {
  if (name.endsWith('.astro')) return { name, text: renameImports(text) };
  if (!name.endsWith('.ts')) return { name, text };
  // Vite reads a comment in an import.
  const removeComments = !text.includes('@vite-ignore');
  const options = { ...compilerOptions, removeComments };
  const { outputText } = ts.transpileModule(text, { fileName: name, compilerOptions: options });
  return { name: name.replace(/ts$/, 'js'), text: outputText };
}

/** Relative imports of TypeScript, in scripts, components and declarations. */
export const renameImports = (text: string): string =>
  text.replaceAll(
    /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]+)\.ts\2/g,
    (_, start: string, quote: string, path: string) => `${start}${quote}${path}.js${quote}`,
  );
