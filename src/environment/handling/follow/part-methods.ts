import { callArguments } from '#python/call-arguments.ts';
import { stringValue } from '#python/string-value.ts';
import type { SyntaxNode } from '#python/syntax-node.ts';
import { type Frame, nothing, type Value } from './model.ts';
import {
  elementsOf,
  escapeWhole,
  heldOf,
  isOfTask,
  madeBy,
  readKey,
  recordStandIns,
} from './parts.ts';
import { isField, readsOf, record, textOf, union, unionAll } from './state.ts';

interface MethodCall {
  node: SyntaxNode;
  list: SyntaxNode;
  frame: Frame;
}

/** The value of a method of a part of the task; undefined where it is none that a dictionary, list or string has. */
export function callMethodOfPart(
  value: Value,
  method: string,
  { node, list, frame }: MethodCall,
): Value | undefined {
  if (!value.some(isOfTask)) return undefined;
  const values = callArguments(list, frame.text).map((argument) => argument.value);
  if (reading.has(method)) return readWithDefault(value, values, { node, list, frame });
  if (/^(?:lower|upper|casefold)$/.test(method))
    for (const { path } of value)
      record(frame, node, { kind: 'accepts', path, types: [], ignoresCase: true });
  if (method === 'copy' || texts.has(method)) {
    return unionAll([value, ...values.map((argument) => frame.evaluate(argument, frame))]);
  }
  const given = unionAll(values.map((argument) => frame.evaluate(argument, frame)));
  for (const { path } of given)
    if (isField(path)) record(frame, node, { kind: 'given', path, to: methodName(node, frame) });
  if (method === 'items' || method === 'values' || method === 'keys') {
    escapeWhole(value, node, frame);
    return heldOf(elementsOf(value, frame));
  }
  if (method === 'model_dump' || method === 'dict' || method === 'to_dict') return value;
  return changing.has(method) ? nothing : undefined;
}

const methodName = (node: SyntaxNode, frame: Frame): string =>
  node.children[0] ? textOf(node.children[0], frame) : '';

const reading = new Set(['get', 'pop', 'setdefault']);
const changing = new Set([
  'update',
  'append',
  'extend',
  'clear',
  'insert',
  'remove',
  'sort',
  'index',
  'count',
  'startswith',
  'endswith',
]);
const texts = new Set([
  'replace',
  'format',
  'strip',
  'lower',
  'upper',
  'lstrip',
  'rstrip',
  'format_map',
  'casefold',
]);

function readWithDefault(
  value: Value,
  [key, spare]: readonly SyntaxNode[],
  { node, frame }: MethodCall,
): Value {
  if (!key) return nothing;
  const name = stringValue(key, frame.text);
  if (name === undefined) {
    const looked = madeBy(frame.evaluate(key, frame));
    const literals = frame.loopTexts.get(textOf(key, frame));
    if (literals)
      return unionAll(literals.map((each) => readKey(value, each, { isSafe: true, node, frame })));
    if (looked.length === 0) escapeWhole(value, node, frame);
    return looked;
  }
  const [other, reads] = readsOf(frame, () => (spare ? frame.evaluate(spare, frame) : nothing));
  const read = readKey(value, name, { isSafe: true, node, frame });
  const paths = read.map(({ path }) => path);
  if (spare) recordStandIns(paths, { written: textOf(spare, frame), reads, node }, frame);
  return union(read, other);
}
