import { classValues } from '#python/class-methods.ts';
import { nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import type { Frame } from './model/frame.ts';
import { evaluateIn, lookUpIn } from './names.ts';
import { type PlacedClass, type Value } from './model/value.ts';

/** What `object.name` is. */
export function findMember(object: Value, name: string, frame: Frame): Value {
  const { traces, meaning } = object;
  const member = findMeaning(object, name, frame);
  if (member) return { ...member, traces: traces | member.traces };
  const path = meaning?.kind === 'outside' ? meaning.path : '?';
  return {
    traces,
    meaning: { kind: 'outside', path: `${shorten(path)}.${name}` },
    ...(object.text !== undefined && { text: object.text }),
    ...(object.files && { files: object.files }),
    // The last part of a path leads to no other folder.
    ...(object.isMember && !/^(?:name|stem)$/.test(name) && { isMember: true }),
  };
}

/** Chains of calls, as queries are written, may be long. */
const mostCharacters = 200;
const shorten = (path: string): string => (path.length > mostCharacters ? '?' : path);

function findMeaning(object: Value, name: string, frame: Frame): Value | undefined {
  const { meaning } = object;
  switch (meaning?.kind) {
    case 'module':
      return lookUpIn(meaning.module, name, frame);
    case 'class':
    case 'instance': {
      const method = frame.context.listMethods(meaning.class).find((one) => one.name === name);
      const self: Value = {
        traces: object.traces,
        meaning: { kind: 'instance', class: meaning.class },
      };
      if (!method) return findAttribute(meaning.class, name, self, frame);
      return {
        traces: 0,
        meaning: { kind: 'function', function: method, self },
      };
    }
    default:
      return undefined;
  }
}

/** What a class, or a method of it, assigns to an attribute. */
function findAttribute(
  owner: PlacedClass,
  name: string,
  self: Value,
  frame: Frame,
): Value | undefined {
  const { text } = owner.module.source;
  const value = attributesOf(owner.definition)(text).get(name);
  if (!value) return undefined;
  // It may be given another value elsewhere.
  const { literal: _, ...rest } = evaluateIn(owner.module, value, frame, self);
  return rest;
}

const attributesOf = memoizeWeakly((definition: SyntaxNode) => {
  let attributes: ReadonlyMap<string, SyntaxNode> | undefined;
  return (text: string) => (attributes ??= listAttributes(definition, text));
});

function listAttributes(definition: SyntaxNode, text: string): Map<string, SyntaxNode> {
  const attributes = new Map(classValues(definition, text));
  for (const node of nodesWithin(definition)) {
    if (node.name !== 'AssignStatement') continue;
    const [target] = node.children;
    const [, name] = /^self\.(\w+)$/.exec(target ? writtenText(target, text) : '') ?? [];
    const value = node.children.at(-1);
    if (name !== undefined && value && !attributes.has(name)) attributes.set(name, value);
  }
  return attributes;
}
