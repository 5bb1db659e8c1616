import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
  toList,
} from '#python/abstract/ast-node.ts';
import { childrenOf } from '../digests/names/bound-names.ts';
import { assign } from './assign.ts';
import { evaluateCall } from './calls.ts';
import { decide } from './conditions.ts';
import { type Frame, surroundingsOf } from './model/frame.ts';
import { lookUp } from './names.ts';
import { findMember } from './members.ts';
import { copyState } from './model/state.ts';
import { told } from './model/traces.ts';
import { elementOf, joinValues, mix, nothing, tracesOf, type Value } from './model/value.ts';

/** What an expression may be. */
export function evaluate(node: AstValue | undefined, frame: Frame): Value {
  if (!isAstNode(node) || frame.context.budget.left <= 0) return nothing;
  frame.context.budget.left--;
  const of = (value: AstValue | undefined) => evaluate(value, frame);
  switch (node.kind) {
    case 'Name':
      return lookUp(fieldText(node.id), frame);
    case 'Constant':
      return toConstant(node, frame);
    case 'JoinedStr':
    case 'TemplateStr':
      return mix(nodesOf(node.values).map(of));
    case 'FormattedValue':
      return mix([of(node.value), of(node.format_spec)]);
    case 'Attribute':
      return findMember(of(node.value), fieldText(node.attr), frame);
    case 'Subscript':
      return evaluateSubscript(node, frame);
    case 'Call':
      return evaluateCall(node, frame);
    case 'List':
    case 'Tuple':
    case 'Set':
      return evaluateList(node, frame);
    case 'Dict':
      return evaluateDictionary(node, frame);
    case 'BinOp':
      return evaluateBinary(node, frame);
    case 'BoolOp':
      return nodesOf(node.values).map(of).reduce(joinValues);
    case 'IfExp': {
      const isTrue = decide(node.test, frame);
      of(node.test);
      if (isTrue !== undefined) return of(isTrue ? node.body : node.orelse);
      return joinValues(of(node.body), of(node.orelse));
    }
    case 'Compare':
    case 'UnaryOp':
      return { traces: tracesOf(childrenOf(node).map(of)) & told };
    case 'NamedExpr': {
      const value = of(node.value);
      assign(node.target, value, frame);
      return value;
    }
    case 'Starred':
    case 'Await':
      return of(node.value);
    case 'Yield':
    case 'YieldFrom': {
      const value = of(node.value);
      frame.returned = joinValues(value, frame.returned);
      return nothing;
    }
    case 'Lambda':
      return {
        traces: 0,
        meaning: {
          kind: 'local',
          definition: node,
          state: frame.state,
          around: surroundingsOf(frame),
        },
      };
    case 'ListComp':
    case 'SetComp':
    case 'GeneratorExp':
    case 'DictComp':
      return evaluateComprehension(node, frame);
    default:
      return { traces: tracesOf(childrenOf(node).map(of)) };
  }
}

function toConstant({ type, value }: AstNode, { state }: Frame): Value {
  const text = fieldText(value);
  const isText = type === 'str' || type === 'bool' || type === 'bytes' || type === 'int';
  if (!isText) return nothing;
  const literal = type === 'bool' ? text === 'True' : text;
  return { traces: state.values.get(`'${text}`)?.traces ?? 0, text, literal };
}

function evaluateList(node: AstNode, frame: Frame): Value {
  const elements = nodesOf(node.elts).flatMap((element) => {
    const value = evaluate(element, frame);
    return element.kind === 'Starred' && value.elements ? value.elements : [value];
  });
  return { traces: tracesOf(elements), elements };
}

/** The keys of a request to a model. */
const asking: ReadonlySet<string> = new Set(['messages', 'contents', 'prompt']);

function evaluateDictionary(node: AstNode, frame: Frame): Value {
  const [keys, values] = [node.keys, node.values].map((field) =>
    toList(field).map((element) => evaluate(element ?? undefined, frame)),
  );
  const isRequest = keys?.some(({ text = '' }) => asking.has(text)) === true;
  const { text } = mix(values ?? []);
  const callable = values?.filter(({ meaning }) =>
    /^(?:local|function)$/.test(meaning?.kind ?? ''),
  );
  return {
    traces: tracesOf([...(keys ?? []), ...(values ?? [])]),
    ...(text !== undefined && { text }),
    ...(isRequest && { isRequest }),
    // What is looked up in a table may be any of its functions.
    ...(callable?.[0] && { elements: callable }),
  };
}

/** Lists that are added are one list. */
function evaluateBinary(node: AstNode, frame: Frame): Value {
  const [left, right] = [evaluate(node.left, frame), evaluate(node.right, frame)];
  return addValues(left, right);
}

export function addValues(left: Value, right: Value): Value {
  const mixed = mix([left, right]);
  const meaning = left.meaning ?? right.meaning;
  if (left.elements && right.elements)
    return { ...mixed, elements: [...left.elements, ...right.elements] };
  return { ...mixed, ...(meaning && { meaning }) };
}

function evaluateSubscript(node: AstNode, frame: Frame): Value {
  const [object, index] = [evaluate(node.value, frame), evaluate(node.slice, frame)];
  const key = isAstNode(node.slice) && node.slice.kind === 'Constant' ? index.text : undefined;
  const element = key === undefined ? undefined : object.elements?.[Number(key)];
  if (element) return element;
  if (object.elements?.[0]?.meaning) return elementOf(object);
  const isSlice = isAstNode(node.slice) && node.slice.kind === 'Slice';
  const { origin, meaning } = object;
  return {
    traces: object.traces | (origin ? told : 0),
    ...(isSlice && object.elements && { elements: object.elements }),
    ...(isSlice && object.text !== undefined && { text: object.text }),
    ...(meaning && { meaning }),
    ...(origin && key !== undefined && { origin: { ...origin, path: [...origin.path, key] } }),
  };
}

function evaluateComprehension(node: AstNode, frame: Frame): Value {
  const around = frame.state;
  frame.state = copyState(around);
  for (const generator of nodesOf(node.generators)) {
    const iterated = evaluate(generator.iter, frame);
    assign(generator.target, elementOf(iterated), frame);
    for (const test of toList(generator.ifs)) evaluate(test, frame);
  }
  const parts = ['elt', 'key', 'value'].map((field) => evaluate(node[field], frame));
  frame.state = around;
  const [element = nothing] = parts;
  return { traces: tracesOf(parts), ...(element.text !== undefined && { text: element.text }) };
}
