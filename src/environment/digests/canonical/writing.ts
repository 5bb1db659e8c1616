import type { PythonModule } from '#environment/modules/python-module.ts';
import type { AstNode, AstValue } from '#python/abstract/ast-node.ts';
import type { References, Target } from '../names/references.ts';
import type { Scope, ScopeHints } from './scope.ts';

/** Where a piece stands. */
export interface PiecePlace {
  module: PythonModule;
  /** For what is in a class: the key of the piece that a name of the class means. */
  findMember?: ((name: string) => string | undefined) | undefined;
  /** Whether its first argument is the object or the class. Default: no. */
  isBound?: boolean;
}

/** What the pieces of an environment share. */
export interface PieceTools {
  references: References;
  /** The key of the piece that defines a name. */
  keyOf: (target: Extract<Target, { kind: 'defined' }>) => string;
}

/** A piece that is being written. */
export interface Writing extends PiecePlace, PieceTools {
  /** Its references to other pieces, by their keys. */
  uses: Map<string, number>;
  packages: Set<string>;
  unfollowed: Set<string>;
  hints: ScopeHints;
  /** The numbers of local variables. */
  numbers: Map<Scope, Map<string, string>>;
  count: number;
  /** Write a value, all fields of a node, and a block of statements. */
  write: (value: AstValue | undefined, scope: Scope | undefined) => AstValue;
  writeFields: (node: AstNode, scope: Scope | undefined) => AstNode;
  writeBlock: (statements: readonly AstNode[], scope: Scope | undefined) => AstValue[];
  /** The scope of a method, and what it calls its object. */
  object: { scope: Scope; name: string } | undefined;
}
