import { tooDeep } from '#python/parse-python.ts';
import { parametersOf } from '#python/parameters.ts';
import { stringValue } from '#python/string-value.ts';
import { splitAtCommas, type SyntaxNode, withinBrackets } from '#python/syntax-node.ts';
import { evaluateBinary, evaluateConditional } from './operators.ts';
import { evaluateCall } from '../calls/evaluate-call.ts';
import { evaluateComprehension } from './comprehensions.ts';
import { type Frame, release, textOf } from '../model/frame.ts';
import { evaluateMember } from './members.ts';
import { lookUp } from '../members/look-up.ts';
import { copyState, createState, type State } from '../model/state.ts';
import { giveUp, spend, stepsPerExpression } from '../model/steps.ts';
import {
  functionValue,
  iterate,
  mergeDictionaries,
  numberValue,
  textsValue,
  unionAll,
  unknown,
  type Value,
  widthOf,
} from '../model/value.ts';

/** Follows an expression: what it reads, and what its value may be. */
export function evaluate(node: SyntaxNode, state: State, frame: Frame): Value {
  spend(stepsPerExpression + ((node.to - node.from) >> 6));
  const inner = (child: SyntaxNode) => frame.interpreter.evaluate(child, state, frame);
  switch (node.name) {
    case 'VariableName':
      return lookUp(textOf(node, frame), state, frame);
    case 'String':
    case 'ContinuedString':
    case 'FormatString': {
      const text = stringValue(node, frame.module.source.text);
      if (text !== undefined) return textsValue(text);
      node.children.forEach(inner);
      return node.name === 'FormatString' ? { ...unknown, isText: true } : unknown;
    }
    case 'Number':
      return numberValue;
    case 'ParenthesizedExpression':
    case 'AwaitExpression':
      return unionAll(withinBrackets(node).filter(isOperand).map(inner));
    case 'NamedExpression': {
      const [target, , written] = node.children;
      const value = written ? inner(written) : unknown;
      if (target) frame.interpreter.assign(target, value, state, frame);
      return value;
    }
    case 'TupleExpression':
    case 'ArrayExpression':
    case 'SetExpression':
      return evaluateList(splitAtCommas(withinBrackets(node)), state, frame);
    case 'DictionaryExpression':
      return evaluateDictionary(node, state, frame);
    case 'MemberExpression':
      return evaluateMember(node, state, frame);
    case 'CallExpression':
      return evaluateCall(node, state, frame);
    case 'BinaryExpression':
      return evaluateBinary(node, state, frame);
    case 'ConditionalExpression':
      return evaluateConditional(node, state, frame);
    case 'ComprehensionExpression':
    case 'ArrayComprehensionExpression':
    case 'SetComprehensionExpression':
    case 'DictionaryComprehensionExpression':
      return evaluateComprehension(node, state, frame);
    case 'LambdaExpression':
      return defineInner('lambda', node, state, frame);
    case 'YieldExpression':
    case 'YieldStatement': {
      for (const child of node.children) release(inner(child), 'yielded', child, frame);
      return unknown;
    }
    case tooDeep:
      return giveUp();
    default:
      node.children.forEach(inner);
      return unknown;
  }
}

const isOperand = ({ name }: SyntaxNode): boolean => name !== 'await' && name !== ',';

/** Several expressions between commas, as on the right of `a, b = c, d`. */
export function evaluateList(
  parts: readonly (readonly SyntaxNode[])[],
  state: State,
  frame: Frame,
): Value {
  const items = parts.flatMap((part) => {
    const last = part.at(-1);
    if (!last) return [];
    const value = frame.interpreter.evaluate(last, state, frame);
    if (part[0]?.name !== '*') return [value];
    spend(widthOf(value));
    return value.items ?? [iterate(value)];
  });
  return { ...unknown, items };
}

function evaluateDictionary(node: SyntaxNode, state: State, frame: Frame): Value {
  const parts = splitAtCommas(withinBrackets(node)).map(([key, separator, written]): Value => {
    if (!key || !separator) return unknown;
    if (key.name === '**') return frame.interpreter.evaluate(separator, state, frame);
    const { texts } = frame.interpreter.evaluate(key, state, frame);
    const value = written
      ? { ...frame.interpreter.evaluate(written, state, frame), written: textOf(written, frame) }
      : unknown;
    const entries = new Map((texts ?? ['']).map((text) => [text, value]));
    return { ...unknown, entries, ...(!texts && { each: unknown }) };
  });
  return mergeDictionaries(parts);
}

/** A function within a function is followed once where it is written, and again where it is called. */
export function defineInner(
  name: string,
  definition: SyntaxNode,
  state: State,
  frame: Frame,
): Value {
  for (const { default: spare } of parametersOf(definition, frame.module.source.text)) {
    const value = spare && frame.interpreter.evaluate(spare, state, frame);
    if (value) release(value, 'a default of a function', spare, frame);
  }
  const closure = copyState(state).variables;
  const callee = { module: frame.module, name, definition, closure };
  frame.interpreter.call(callee, { positional: [], named: new Map() }, createState(closure), frame);
  return functionValue(callee);
}
