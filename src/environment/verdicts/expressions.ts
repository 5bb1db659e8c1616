import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
} from '#python/abstract/ast-node.ts';
import { assign } from './assignments.ts';
import { evaluateCall } from './calls/evaluate-call.ts';
import { evaluateComprehension } from './comprehensions.ts';
import { evaluateDictionary, evaluateFormat, evaluateList, readConstant } from './literals.ts';
import { type Execution, giveUp, test } from './model/execution.ts';
import {
  type Scope,
  type Value,
  filled,
  none,
  numberOf,
  safe,
  some,
  toBoolean,
  toConstant,
  truthOf,
} from './model/value.ts';
import { evaluateSubscript } from './subscripts.ts';
import { lookUp, memberOf } from './values/names.ts';
import { compare, operate } from './values/operators.ts';

export function evaluateExpression(
  node: AstValue | undefined,
  scope: Scope,
  execution: Execution,
): Value {
  if (!isAstNode(node)) return none;
  execution.spend();
  const evaluate = (inner: AstValue | undefined) => execution.evaluate(inner, scope);
  switch (node.kind) {
    case 'Constant':
      return readConstant(node);
    case 'Name':
      return lookUp(fieldText(node.id), scope, execution);
    case 'JoinedStr':
      return evaluateFormat(node, scope, execution);
    case 'List':
    case 'Tuple':
    case 'Set':
      return evaluateList(node, scope, execution);
    case 'Dict':
      return evaluateDictionary(node, scope, execution);
    case 'ListComp':
    case 'SetComp':
    case 'GeneratorExp':
    case 'DictComp':
      return evaluateComprehension(node, scope, execution);
    case 'IfExp':
      return evaluate(test(evaluate(node.test), execution) ? node.body : node.orelse);
    case 'BoolOp':
      return evaluateJoined(node, scope, execution);
    case 'UnaryOp':
      return evaluateUnary(node, scope, execution);
    case 'BinOp':
      return operate(fieldText(node.op), evaluate(node.left), evaluate(node.right), execution);
    case 'Compare':
      return evaluateComparison(node, scope, execution);
    case 'Call':
      return evaluateCall(node, scope, execution);
    case 'Attribute':
      return memberOf(evaluate(node.value), fieldText(node.attr), execution);
    case 'Subscript':
      return evaluateSubscript(node, scope, execution);
    case 'Lambda':
      return { is: 'function', definition: node, scope };
    case 'NamedExpr': {
      const value = evaluate(node.value);
      if (isAstNode(node.target)) assign(node.target, value, scope, execution);
      return value;
    }
    case 'Slice':
      return some;
    default:
      return giveUp();
  }
}

/** `and` and `or` */
function evaluateJoined({ op, values }: AstNode, scope: Scope, execution: Execution): Value {
  const stops = op === 'Or';
  let last: Value = none;
  for (const node of nodesOf(values)) {
    last = execution.evaluate(node, scope);
    const truth = truthOf(last);
    const isLast = node === nodesOf(values).at(-1);
    if (isLast || truth === stops) return last;
    if (truth === undefined && execution.choose()) return decide(last, stops);
  }
  return last;
}

/** A value of which it was chosen whether it is true. */
function decide(value: Value, truth: boolean): Value {
  if (value.is !== 'some') return truth ? filled : { ...safe, truth };
  return value.isBoolean ? toConstant(truth) : { ...value, truth };
}

function evaluateUnary({ op, operand }: AstNode, scope: Scope, execution: Execution): Value {
  const value = execution.evaluate(operand, scope);
  if (op === 'Not') {
    const truth = truthOf(value);
    return toBoolean(truth === undefined ? undefined : !truth);
  }
  const number = numberOf(value);
  if (number === undefined) return safe;
  return op === 'USub' ? toConstant(-number) : toConstant(number);
}

function evaluateComparison(node: AstNode, scope: Scope, execution: Execution): Value {
  let left = execution.evaluate(node.left, scope);
  const comparators = nodesOf(node.comparators);
  const ops = Array.isArray(node.ops) ? (node.ops as readonly AstValue[]) : [];
  let result: Value = toConstant(true);
  for (const [index, comparator] of comparators.entries()) {
    const right = execution.evaluate(comparator, scope);
    const truth = compare(fieldText(ops[index]), left, right, execution);
    if (truthOf(truth) === false) return truth;
    if (truthOf(truth) === undefined) result = truth;
    left = right;
  }
  return result;
}
