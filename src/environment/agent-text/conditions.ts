import {
  type AstNode,
  type AstValue,
  isAstNode,
  nodesOf,
  toList,
} from '#python/abstract/ast-node.ts';
import type { Frame } from './model/frame.ts';
import { isOfAgent, told, type Traces, tracesOfSource } from './model/traces.ts';
import type { Condition, Origin, Value } from './model/value.ts';

/** How a test of a literal of the source comes out, such as that of an argument; undefined where it may differ. */
export function decide(test: AstValue | undefined, frame: Frame): boolean | undefined {
  if (!isAstNode(test)) return undefined;
  if (test.kind === 'UnaryOp' && test.op === 'Not') {
    const isTrue = decide(test.operand, frame);
    return isTrue === undefined ? undefined : !isTrue;
  }
  const literalOf = (node: AstValue | undefined) =>
    isAstNode(node) && /^(?:Name|Constant)$/.test(node.kind)
      ? frame.context.evaluate(node, frame).literal
      : undefined;
  if (test.kind !== 'Compare') {
    const literal = literalOf(test);
    return typeof literal === 'boolean' ? literal : undefined;
  }
  const [left, right] = [literalOf(test.left), literalOf(nodesOf(test.comparators)[0])];
  if (left === undefined || right === undefined) return undefined;
  const [operator] = toList(test.ops);
  if (operator === 'Eq') return left === right;
  return operator === 'NotEq' ? left !== right : undefined;
}

/** What a test of the task's values demands where it comes out so; undefined for what is not understood. */
export function readConditions(
  test: AstValue | undefined,
  isTrue: boolean,
  frame: Frame,
): readonly Condition[] {
  if (!isAstNode(test)) return [];
  if (test.kind === 'UnaryOp' && test.op === 'Not')
    return readConditions(test.operand, !isTrue, frame);
  if (test.kind === 'BoolOp' && (test.op === 'And') === isTrue)
    return nodesOf(test.values).flatMap((part) => readConditions(part, isTrue, frame));
  const condition = readCondition(test, isTrue, frame);
  if (condition) return [condition];
  const traces = testTraces(test, frame);
  return isOfTask(traces) ? [undefined] : [];
}

/** What the agent can bring about is no condition. */
const isOfTask = (traces: Traces): boolean =>
  (traces & told) !== 0 && !isOfAgent(traces & ~tracesOfSource('expected'));

function readCondition(test: AstNode, isTrue: boolean, frame: Frame): Condition {
  const of = (node: AstValue | undefined) => frame.context.evaluate(node, frame);
  if (test.kind !== 'Compare') {
    const { origin } = of(test);
    return isOfKey(origin) ? { ...origin, is: [true], ...(!isTrue && { isNot: true }) } : undefined;
  }
  const [operator, ...others] = toList(test.ops);
  const [right] = nodesOf(test.comparators);
  if (others.length > 0 || !right) return undefined;
  const isEqual = operator === 'Eq' || operator === 'NotEq';
  const isIn = operator === 'In' || operator === 'NotIn';
  const [left, other] = [of(test.left), of(right)];
  const [origin, literal] = left.origin
    ? [left.origin, other]
    : [isEqual ? other.origin : undefined, left];
  const texts = isIn ? other.elements?.map(({ text }) => text) : [literal.text];
  if (!isOfKey(origin) || !(isEqual || isIn) || !isListOfTexts(texts)) return undefined;
  const isNot = (operator === 'NotEq' || operator === 'NotIn') === isTrue;
  return { ...origin, is: texts.map(toLiteral), ...(isNot && { isNot }) };
}

/** Whether there are rules at all is no condition. */
const isOfKey = (origin: Origin | undefined): origin is Origin => (origin?.path.length ?? 0) > 0;

const isListOfTexts = (
  texts: readonly (string | undefined)[] | undefined,
): texts is readonly string[] => texts?.every((text) => text !== undefined) === true;

const toLiteral = (text: string): string | boolean =>
  /^(?:True|False)$/.test(text) ? text === 'True' : text;

function testTraces(node: AstValue | undefined, frame: Frame): Traces {
  if (!isAstNode(node)) return 0;
  if (!/^(?:Compare|BoolOp|UnaryOp)$/.test(node.kind))
    return frame.context.evaluate(node, frame).traces;
  const { left, comparators, values, operand } = node;
  return [left, operand, ...toList(comparators), ...toList(values)].reduce<Traces>(
    (traces, part) => traces | testTraces(part, frame),
    0,
  );
}

/** The condition that a subject has one of some values, as `match` tests it. */
export function toCondition(
  { origin, traces }: Value,
  pattern: AstNode,
  frame: Frame,
): readonly Condition[] {
  const values = pattern.kind === 'MatchOr' ? nodesOf(pattern.patterns) : [pattern];
  const texts = values.map(({ kind, value }) =>
    kind === 'MatchValue' ? frame.context.evaluate(value, frame).text : undefined,
  );
  if (isOfKey(origin) && isListOfTexts(texts)) return [{ ...origin, is: texts.map(toLiteral) }];
  return isOfTask(traces) ? [undefined] : [];
}
