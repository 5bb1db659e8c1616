import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
  toList,
} from '#python/abstract/ast-node.ts';
import type { Frame } from './model/frame.ts';

/** The variables of which a test shows that they have none of the texts that do harm. */
export function findChecked(test: AstValue | undefined, isTrue: boolean, frame: Frame): string[] {
  if (!isAstNode(test)) return [];
  if (test.kind === 'UnaryOp' && test.op === 'Not')
    return findChecked(test.operand, !isTrue, frame);
  if (test.kind === 'BoolOp')
    return (test.op === 'And') === isTrue
      ? nodesOf(test.values).flatMap((part) => findChecked(part, isTrue, frame))
      : [];
  if (test.kind === 'Compare') return findCompared(test, isTrue, frame);
  if (test.kind === 'Name')
    return isTrue ? [...(frame.context.evaluate(test, frame).checked ?? [])] : [];
  return test.kind === 'Call' ? findByCall(test, isTrue, frame) : [];
}

/** `a in ("x", "y")`, `a == "x"`, `set(a) <= set("xyz")` and `re.fullmatch("[a-z]+", a) is not None`. */
function findCompared(test: AstNode, isTrue: boolean, frame: Frame): string[] {
  const [operator] = toList(test.ops).map(fieldText);
  const [right] = nodesOf(test.comparators);
  const { left } = test;
  if (!isAstNode(left) || !right || operator === undefined) return [];
  if (positive.has(operator) !== isTrue) return [];
  if (operator.startsWith('Is')) return findChecked(left, true, frame);
  if (operator === 'LtE') return left.kind === 'Call' ? namesOf(nodesOf(left.args)[0]) : [];
  const isLiteral =
    right.kind === 'Constant' ||
    (operator.endsWith('In') && /^(?:Tuple|List|Set|Dict|Name|Attribute)$/.test(right.kind));
  return isLiteral && /^(?:Not)?(?:Eq|In)$/.test(operator) ? namesOf(left) : [];
}

/** What must hold of a comparison, so that it shows something where it is true. */
const positive: ReadonlySet<string> = new Set(['Eq', 'In', 'IsNot', 'LtE']);

const namesOf = (node: AstValue | undefined): string[] =>
  isAstNode(node) && node.kind === 'Name' ? [fieldText(node.id)] : [];

/** `a.isdigit()`, `re.fullmatch("[a-z]+", a)` and `all(part in "xyz" for part in a)` */
function findByCall(node: AstNode, isTrue: boolean, frame: Frame): string[] {
  const { func } = node;
  const [first] = nodesOf(node.args);
  if (isAstNode(func) && func.kind === 'Name') {
    const name = fieldText(func.id);
    const isEach = name === 'all' ? isTrue : name === 'any' && !isTrue;
    const [generator] = nodesOf(first?.generators);
    const [part] = isEach ? namesOf(generator?.target) : [];
    return part !== undefined && findChecked(first?.elt, isTrue, frame).includes(part)
      ? namesOf(generator?.iter)
      : [];
  }
  if (!isTrue || !isAstNode(func) || func.kind !== 'Attribute') return [];
  if (/^(?:isdigit|isalnum|isalpha|isnumeric|isidentifier|isdecimal)$/.test(fieldText(func.attr)))
    return namesOf(func.value);
  return [...(frame.context.evaluate(node, frame).checked ?? [])];
}
