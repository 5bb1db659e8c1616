import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '#dataset/project-root.ts';

/** What a page is about in the words of schema.org. */
export interface StructuredData {
  '@type': string;
  url?: string;
}

/**
 * The faults of structured data against the types that Google publishes of schema.org's vocabulary:
 * unknown types and properties, and values of the wrong type. TypeScript finds them, since an object
 * in a source must not have more properties than its type.
 */
export function findStructuredFaults(values: readonly object[]): string[] {
  const distinct = new Set(values.map((value) => JSON.stringify(value)));
  const lines = Array.from(distinct, (json, index) => `const v${index}: Described = ${json};`);
  const name = join(projectRoot, 'structured-data.ts');
  const source = ts.createSourceFile(
    name,
    [described, ...lines].join('\n'),
    ts.ScriptTarget.ESNext,
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    // Without those of a browser, which are more than all others.
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...others) =>
    file === name ? source : getSourceFile(file, ...others);
  const program = ts.createProgram([name], options, host);
  return program
    .getSemanticDiagnostics(source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** A page is about a dataset or a work; all kinds of works that there are would take three times as long. */
const described = `
import type { CreativeWork, Dataset, WithContext } from 'schema-dts';
type Work = Extract<CreativeWork, { '@type': 'CreativeWork' }>;
type Described = WithContext<Work> | WithContext<Dataset>;`;
