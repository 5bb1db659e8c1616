import canonicalize from 'canonicalize';
import type { FunctionSource } from '../contracts/read-function.ts';
import type { PythonModule } from '../modules/python-module.ts';
import type { AstValue } from '#python/abstract/ast-node.ts';
import { toDefinition, toExpression } from '#python/abstract/abstract-syntax.ts';
import { isStatic } from '#python/class-methods.ts';
import { endOf } from '#python/last-line.ts';
import { definedName, type SyntaxNode } from '#python/syntax-node.ts';
import { memoize } from '#text/memoize.ts';
import { digestText } from '#text/sha256.ts';
import type { CodePiece } from '#vocabulary/source/environment-code.ts';
import { type CanonicalPiece, toCanonicalPiece } from './canonical/canonical-piece.ts';
import type { PiecePlace } from './canonical/writing.ts';
import { sliceAttribute } from './names/attribute-slices.ts';
import {
  type ClassMember,
  findMember,
  listFamily,
  listSubclasses,
  type PythonClass,
} from './names/class-members.ts';
import { bindingsOf } from './names/module-bindings.ts';
import type { References } from './names/references.ts';

/** A piece of source with its digest, and what it uses. */
export interface DigestedPiece extends CodePiece, Omit<CanonicalPiece, 'form'> {}

export interface Pieces {
  /** The piece with a key; undefined where there is none. */
  find: (key: string) => DigestedPiece | undefined;
  /** The key of the piece that a function is. */
  keyOf: (source: PlacedFunction) => string;
}

type PlacedFunction = Pick<
  FunctionSource,
  'module' | 'name' | 'definition' | 'decorators' | 'owner' | 'role'
>;

/** A class that is extended in more steps is not followed. */
const mostSteps = 20;

/** What a piece is made of. */
interface PieceSource extends PiecePlace {
  name: string;
  /** Where it is, for readers. */
  nodes: readonly SyntaxNode[];
  toForm: () => AstValue;
}

/** Makes the pieces of an environment, each when it is first asked for. */
export function createPieces(modules: Iterable<PythonModule>, references: References): Pieces {
  const sources = new Map<string, PieceSource>();
  const digested = new Map<string, DigestedPiece>();
  /** The classes whose methods are actions, and what they call the objects that have them. */
  const acting = new Map<SyntaxNode, PythonClass>();
  const subclassesOf = memoize(() => listSubclasses(modules, references));

  function keyOfName({ module, name }: { module: PythonModule; name: string }): string {
    const key = `${module.path}:${name}`;
    if (!sources.has(key)) {
      const bindings = bindingsOf(module).get(name) ?? [];
      sources.set(key, {
        module,
        name,
        nodes: bindings.map(({ node }) => node),
        toForm: () =>
          bindings.map(({ statement, guards, imported }) => ({
            kind: 'Binding',
            guards,
            statement: imported ? { kind: 'Imported', ...imported } : statement,
          })),
      });
    }
    return key;
  }

  function keyOfMember({ owner, name, node, decorators, isBound }: ClassMember): string {
    const { module } = owner;
    const { text } = module.source;
    const key = `${module.path}:${owner.name}.${name}`;
    if (!sources.has(key)) {
      const isMethod = node.name === 'FunctionDefinition';
      sources.set(key, {
        module,
        name: `${owner.name}.${name}`,
        nodes: [...decorators, node],
        isBound,
        findMember: membersFrom(owner),
        toForm: () => (isMethod ? toDefinition(node, decorators, text) : toExpression(node, text)),
      });
    }
    return key;
  }

  /** Of an object with actions, its attributes are followed too, and methods that a class overrides. */
  const membersFrom = (owner: PythonClass) => (name: string) => {
    const leaf = name.startsWith('super.') ? owner : (acting.get(owner.definition) ?? owner);
    const member = findMember(leaf, name, references);
    if (member) return keyOfMember(member);
    return acting.has(owner.definition) ? keyOfAttribute(leaf, name) : undefined;
  };

  function keyOfAttribute(owner: PythonClass, name: string): string | undefined {
    const slices = listFamily(owner, references).flatMap((one) => sliceAttribute(one, name));
    const [first] = slices;
    if (!first) return undefined;
    const { module } = first.method.owner;
    const key = `${module.path}:${owner.name}.${name}`;
    if (!sources.has(key)) {
      sources.set(key, {
        module,
        name: `${owner.name}.${name}`,
        nodes: [first.method.node],
        isBound: true,
        findMember: membersFrom(owner),
        toForm: () => slices.map((slice) => slice.function),
      });
    }
    return key;
  }

  /** The class that extends it in the end, if only one does. */
  function findLeaf(owner: PythonClass, steps = 0): PythonClass {
    const [only, ...others] = subclassesOf(undefined).get(owner.definition) ?? [];
    return only && others.length === 0 && steps < mostSteps ? findLeaf(only, steps + 1) : owner;
  }

  function keyOf({ module, name, definition, decorators, owner, role }: PlacedFunction): string {
    const { text } = module.source;
    if (owner) {
      const ofClass = { module, name: definedName(owner, text), definition: owner };
      const isBound = !isStatic({ decorators }, text);
      if (role === 'action' && !acting.has(owner)) {
        const leaf = findLeaf(ofClass);
        for (const one of listFamily(leaf, references)) acting.set(one.definition, leaf);
      }
      return keyOfMember({ owner: ofClass, name, node: definition, decorators, isBound });
    }
    const bindings = bindingsOf(module).get(name) ?? [];
    const isBinding = bindings.some(
      ({ node }) => node.from <= definition.from && definition.to <= node.to,
    );
    if (isBinding) return keyOfName({ module, name });
    const key = `${module.path}:${name}@${module.source.lineAt(definition.from)}`;
    sources.set(key, {
      module,
      name,
      nodes: [...decorators, definition],
      toForm: () => toDefinition(definition, decorators, text),
    });
    return key;
  }

  function find(key: string): DigestedPiece | undefined {
    const source = sources.get(key);
    if (!source) return undefined;
    const known = digested.get(key);
    if (known) return known;
    const { form, ...used } = toCanonicalPiece(source.toForm(), source, {
      references,
      keyOf: keyOfName,
    });
    const piece = { ...describe(source), ...used, digest: digestText(canonicalize(form) ?? '') };
    digested.set(key, piece);
    return piece;
  }

  return { find, keyOf };
}

/** Several statements that bind one name are shown one after the other. */
function describe({ module, name, nodes }: PieceSource): Omit<CodePiece, 'digest'> {
  const { text, lineAt } = module.source;
  const [first] = nodes;
  const isOne = nodes.every((node, index) => {
    const before = nodes[index - 1];
    return !before || text.slice(before.to, node.from).trim() === '';
  });
  const parts =
    isOne && first
      ? [{ from: first.from, to: nodes.at(-1) }]
      : nodes.map((node) => ({ from: node.from, to: node }));
  return {
    name,
    file: module.path,
    line: first ? lineAt(first.from) : 1,
    text: parts.map(({ from, to }) => showLines(text, from, to ? endOf(to) : from)).join('\n'),
  };
}

/** With the indentation of the first line. */
function showLines(text: string, from: number, to: number): string {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const before = text.slice(start, from);
  return (before.trim() === '' ? text.slice(start, to) : text.slice(from, to)).trimEnd();
}
