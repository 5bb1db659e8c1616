import type { NameResolver, Resolved } from '#environment/modules/resolve-names.ts';
import type { PythonModule } from '#environment/modules/python-module.ts';
import { stringValue } from '#python/string-value.ts';
import {
  splitAtCommas,
  type SyntaxNode,
  withinBrackets,
  writtenText,
} from '#python/syntax-node.ts';
import type { Frame } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import { spend, stepsPerExpression } from '../model/steps.ts';
import { functionValue, numberValue, textsValue, unknown, type Value } from '../model/value.ts';

/** The value of a variable, or of a name of its module. */
export function lookUp(name: string, state: State, frame: Frame): Value {
  const variable = state.variables.get(name) ?? frame.callee.closure?.get(name);
  if (variable) return variable;
  return toValue(frame.resolver.resolve(frame.module, name), frame.resolver);
}

/** The constants that were read, by their expressions. */
const constants = new WeakMap<SyntaxNode, Value>();

/** @param depth how deep it is in another constant */
export function toValue(resolved: Resolved | undefined, resolver: NameResolver, depth = 0): Value {
  switch (resolved?.kind) {
    case 'function':
      return resolved.alternative ? unknown : functionValue(resolved);
    case 'module':
      return { ...unknown, module: resolved.module };
    case 'class':
      return { ...unknown, class: resolved };
    case 'value': {
      const { module, value } = resolved;
      if (resolved.isChanged) return unknown;
      if (depth > 0) return constantValue(value, module, resolver, depth);
      const constant = constants.get(value) ?? constantValue(value, module, resolver);
      constants.set(value, constant);
      return constant;
    }
    default:
      return unknown;
  }
}

/** Constants within constants; a constant may name itself. */
const mostDepth = 8;

/** The value of a literal at the top level of a module, as far as strings and their lists go. */
export function constantValue(
  node: SyntaxNode,
  module: PythonModule,
  resolver: NameResolver,
  depth = 0,
): Value {
  if (depth > mostDepth) return unknown;
  spend(stepsPerExpression + node.children.length);
  const { text } = module.source;
  const literal = stringValue(node, text);
  if (literal !== undefined) return textsValue(literal);
  const constant = (inner: SyntaxNode | undefined) =>
    inner ? constantValue(inner, module, resolver, depth + 1) : unknown;
  switch (node.name) {
    case 'Number':
      return numberValue;
    case 'VariableName':
      return toValue(resolver.resolve(module, writtenText(node, text)), resolver, depth + 1);
    case 'ParenthesizedExpression':
      return constant(withinBrackets(node)[0]);
    case 'TupleExpression':
    case 'ArrayExpression':
    case 'SetExpression':
      return {
        ...unknown,
        items: splitAtCommas(withinBrackets(node)).map(([item]) => constant(item)),
      };
    case 'DictionaryExpression': {
      const pairs = splitAtCommas(withinBrackets(node)).map(
        ([key, , value]): [string | undefined, Value] => [
          key && stringValue(key, text),
          { ...constant(value), ...(value && { written: writtenText(value, text) }) },
        ],
      );
      const entries = pairs.filter((pair): pair is [string, Value] => pair[0] !== undefined);
      // With a key that cannot be read, nothing can be said about the others.
      return entries.length === pairs.length ? { ...unknown, entries: new Map(entries) } : unknown;
    }
    default:
      return unknown;
  }
}
