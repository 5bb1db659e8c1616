import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  nodesOf,
  toList,
} from '#python/abstract/ast-node.ts';

/** The variables of which a test shows that they have none of the texts that do harm. */
export function findChecked(test: AstValue | undefined, isTrue: boolean): string[] {
  if (!isAstNode(test)) return [];
  if (test.kind === 'UnaryOp' && test.op === 'Not') return findChecked(test.operand, !isTrue);
  if (test.kind === 'BoolOp')
    return (test.op === 'And') === isTrue
      ? nodesOf(test.values).flatMap((part) => findChecked(part, isTrue))
      : [];
  if (test.kind === 'Compare') return findCompared(test, isTrue);
  return isTrue && test.kind === 'Call' ? findMatched(test) : [];
}

/** `a in ("x", "y")`, `a == "x"` and `re.fullmatch("[a-z]+", a) is not None`. */
function findCompared(test: AstNode, isTrue: boolean): string[] {
  const [operator] = toList(test.ops);
  const [right] = nodesOf(test.comparators);
  const { left } = test;
  if (!isAstNode(left) || !right) return [];
  const isPositive = operator === 'Eq' || operator === 'In' || operator === 'IsNot';
  if (isPositive !== isTrue) return [];
  if (left.kind === 'Call' && fieldText(operator).startsWith('Is')) return findMatched(left);
  const isLiteral =
    (/^(?:Eq|NotEq)$/.test(fieldText(operator)) && right.kind === 'Constant') ||
    (/^(?:In|NotIn)$/.test(fieldText(operator)) &&
      /^(?:Tuple|List|Set|Dict|Name|Attribute)$/.test(right.kind));
  return isLiteral && left.kind === 'Name' ? [fieldText(left.id)] : [];
}

/** `a.isdigit()` and `re.fullmatch("[a-z]+", a)` */
function findMatched({ func, args }: AstNode): string[] {
  if (!isAstNode(func) || func.kind !== 'Attribute') return [];
  const method = fieldText(func.attr);
  const { value } = func;
  if (/^(?:isdigit|isalnum|isalpha|isnumeric|isidentifier|isdecimal)$/.test(method))
    return isAstNode(value) && value.kind === 'Name' ? [fieldText(value.id)] : [];
  const [pattern, subject] = nodesOf(args);
  if (!/^(?:fullmatch|match)$/.test(method) || subject?.kind !== 'Name') return [];
  return isNarrow(fieldText(pattern?.value), method === 'fullmatch') ? [fieldText(subject.id)] : [];
}

/** Whether a pattern takes nothing but some characters, as "[0-9 ]+" does. */
const isNarrow = (pattern: string, isFull: boolean): boolean => {
  const plain = pattern.replaceAll(/\\[.()[\]*+?{}|$^\\/-]/g, '');
  const outside = plain.replaceAll(/\[[^\]]*\]/g, '');
  const isEnded = isFull || /(?:\$|\\Z)$/.test(pattern);
  return pattern !== '' && isEnded && !/\.|\\[SWD]/.test(outside) && !/\[\^|\\[SWD]/.test(plain);
};
