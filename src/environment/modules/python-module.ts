import type { PythonSource } from '#python/parse-python.ts';
import type { SyntaxNode } from '#python/syntax-node.ts';

/** A file of Python, and what each name at its top level means at the end of the file. */
export interface PythonModule {
  /** Relative to the environment's folder, with slashes. */
  path: string;
  source: PythonSource;
  names: ReadonlyMap<string, Binding>;
  /** The modules of which all public names are imported. */
  stars: readonly ModuleName[];
  /** The variables whose values it changes, or assigns in several places. */
  changed: ReadonlySet<string>;
  /** The names in `__all__`, if the file writes such a list out. */
  published?: ReadonlySet<string>;
}

export type Binding =
  | {
      kind: 'function';
      definition: SyntaxNode;
      decorators: readonly SyntaxNode[];
      /** Where another branch defines it in another way. */
      alternative?: SyntaxNode;
    }
  | { kind: 'class'; definition: SyntaxNode }
  | { kind: 'import'; from: ModuleName; name?: string }
  | { kind: 'value'; value: SyntaxNode };

/** A module as an import names it: `..a.b` has two levels, `a.b` none. */
export interface ModuleName {
  levels: number;
  parts: readonly string[];
}
