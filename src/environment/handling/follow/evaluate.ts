import { stringValue } from '#python/string-value.ts';
import { splitAtCommas, type SyntaxNode, withinBrackets } from '#python/syntax-node.ts';
import { evaluateBinary } from './binary.ts';
import { evaluateCall } from './calls.ts';
import { evaluateDictionary } from './dictionaries.ts';
import { evaluateComprehension } from './comprehensions.ts';
import { type Frame, made, nothing, type Value } from './model.ts';
import {
  elementsOf,
  escapeWhole,
  heldOf,
  madeBy,
  readKey,
  recordStandIns,
  withChecks,
} from './parts.ts';
import { recordAccepted, recordNull } from './record-types.ts';
import { applyPresence, presenceOf } from './presence.ts';
import { inBranch, isField, readsOf, record, textOf, union, unionAll } from './state.ts';

/** Follows an expression: which parts of the task its value may be. */
export function evaluate(node: SyntaxNode, frame: Frame): Value {
  frame.world.left--;
  if (frame.world.left < 0) return nothing;
  const inner = (child: SyntaxNode) => evaluate(child, frame);
  switch (node.name) {
    case 'VariableName':
      return checksOf(frame.state.variables.get(textOf(node, frame)) ?? nothing, frame);
    case 'ParenthesizedExpression':
    case 'AwaitExpression':
    case 'FormatString':
    case 'ContinuedString':
      return unionAll(node.children.map(inner));
    case 'FormatReplacement': {
      const value = unionAll(node.children.map(inner));
      recordAccepted(value, ['number', 'boolean'], node, frame);
      return value;
    }
    case 'NamedExpression': {
      const [target, , written] = node.children;
      const value = written ? inner(written) : nothing;
      if (target) frame.assign(target, value, frame);
      return value;
    }
    case 'TupleExpression':
    case 'ArrayExpression':
    case 'SetExpression':
      return evaluateList(node, frame);
    case 'DictionaryExpression':
      return evaluateDictionary(node, frame);
    case 'MemberExpression':
      return evaluateMember(node, frame);
    case 'CallExpression':
      return evaluateCall(node, frame);
    case 'BinaryExpression':
      return evaluateBinary(node, frame);
    case 'ConditionalExpression':
      return evaluateConditional(node, frame);
    case 'ComprehensionExpression':
    case 'ArrayComprehensionExpression':
    case 'SetComprehensionExpression':
    case 'DictionaryComprehensionExpression':
      return evaluateComprehension(node, frame);
    case 'LambdaExpression':
      inBranch(frame, frame.state, () => inner(node.children.at(-1) ?? node));
      return nothing;
    default:
      for (const child of node.children) inner(child);
      return nothing;
  }
}

const checksOf = (value: Value, frame: Frame): Value =>
  value.map((part) => withChecks(part, frame));

function evaluateList(node: SyntaxNode, frame: Frame): Value {
  const values = splitAtCommas(withinBrackets(node)).map((part) => {
    const [first] = part;
    const last = part.at(-1);
    const value = last ? evaluate(last, frame) : nothing;
    if (first?.name === '*') return value;
    escapeWhole(value, node, frame);
    return heldOf(value);
  });
  return unionAll(values);
}

function evaluateMember(node: SyntaxNode, frame: Frame): Value {
  const [object, separator, key] = node.children;
  if (!object || !key) return nothing;
  if (separator?.name === '.') return evaluateAttribute(object, textOf(key, frame), node, frame);
  const value = evaluate(object, frame);
  const text = stringValue(key, frame.text);
  if (text !== undefined) return readKey(value, text, { isSafe: false, node, frame });
  const name = evaluate(key, frame);
  const isSlice = node.children.some((child) => child.name === ':');
  if (isSlice) return value;
  const looked = madeBy(name);
  if (looked.length > 0 && value.every(({ path }) => path !== '')) return looked;
  const literals = frame.loopTexts.get(textOf(key, frame));
  if (literals)
    return unionAll(literals.map((each) => readKey(value, each, { isSafe: true, node, frame })));
  escapeWhole(value, node, frame);
  const elements = elementsOf(value, frame);
  return key.name === 'Number' ? elementAt(elements, textOf(key, frame)) : elements;
}

/** The element of an array in an array, as of an evaluator that is one of commands with points. */
const elementAt = (elements: Value, index: string): Value =>
  elements.map((part) =>
    part.path === 'evaluator[][]' ? { ...part, path: `evaluator[]#${index}` } : part,
  );

/** An attribute of `self`, or of an object that was made of the task. */
function evaluateAttribute(
  object: SyntaxNode,
  name: string,
  node: SyntaxNode,
  frame: Frame,
): Value {
  const { unit, world } = frame;
  if (
    object.name === 'VariableName' &&
    unit.isBound &&
    textOf(object, frame) === unit.parameters[0]
  )
    return checksOf(attributesOf(frame)?.get(name) ?? nothing, frame);
  const value = evaluate(object, frame);
  if (value.some(({ path }) => !path.startsWith(made)))
    return readKey(value, name, { isSafe: true, node, frame });
  const owners = [...world.attributes.values()].filter((attributes) => attributes.has(name));
  return owners.length === 1 ? (owners[0]?.get(name) ?? nothing) : nothing;
}

const attributesOf = ({ unit, world }: Frame) => unit.family && world.attributes.get(unit.family);

function evaluateConditional(node: SyntaxNode, frame: Frame): Value {
  const [consequence, , condition, , alternative] = node.children;
  if (!consequence || !condition || !alternative) return nothing;
  evaluate(condition, frame);
  const whenTrue = presenceOf(condition, true, frame);
  const whenFalse = presenceOf(condition, false, frame);
  recordNull([whenTrue, whenFalse], condition, frame);
  const run = (branch: SyntaxNode, presence: typeof whenTrue) => {
    const [[value], reads] = readsOf(frame, () =>
      inBranch(frame, frame.state, () => {
        applyPresence(presence, frame);
        return evaluate(branch, frame);
      }),
    );
    return { value, reads };
  };
  const one = run(consequence, whenTrue);
  const other = run(alternative, whenFalse);
  for (const [absent, branch, reads] of [
    [whenTrue.absent, consequence, one.reads],
    [whenFalse.absent, alternative, other.reads],
  ] as const)
    recordStandIns(absent, { written: textOf(branch, frame), reads, node }, frame);
  for (const path of [...whenTrue.values, ...whenFalse.values])
    if (!isField(path)) record(frame, node, { kind: 'checked', path });
  const isNone = alternative.name === 'None' || consequence.name === 'None';
  const tested = new Set([...whenTrue.values, ...whenFalse.values]);
  const value = union(one.value, other.value);
  return isNone && tested.size > 0
    ? value.map((part) => (part.path.startsWith(made) ? { ...part, orNone: true } : part))
    : value;
}
