import { type Execution, mayRaise, raise } from '../model/execution.ts';
import {
  type ConstantValue,
  type ListValue,
  type Value,
  isNone,
  itemsOf,
  numberOf,
  safe,
  some,
  textOf,
  toBoolean,
  toConstant,
  toListValue,
  truthOf,
} from '../model/value.ts';

/** What an operator of Python makes of two values. */
export function operate(op: string, left: Value, right: Value, execution: Execution): Value {
  const [one, other] = [numberOf(left), numberOf(right)];
  if (one !== undefined && other !== undefined) return calculate(op, one, other);
  const joined = op === 'Add' && join(left, right);
  if (joined) return joined;
  if (op === 'Mult' && left.is === 'list' && left.isOpen !== true) return repeat(left, right);
  if (isNone(left) || isNone(right)) raise('TypeError');
  if (dividing.test(op)) {
    if (textOf(left) === undefined && truthOf(right) !== true) mayRaise(some, execution);
    if (one === 0) return toConstant(0);
  }
  return isSafe(left) && isSafe(right) ? safe : some;
}

function join(left: Value, right: Value): Value | undefined {
  const text = textOf(left);
  if (text !== undefined && right.is === 'constant')
    return typeof right.value === 'string' ? toConstant(text + right.value) : raise('TypeError');
  if (left.is !== 'list' || right.is !== 'list') return undefined;
  const isOpen = left.isOpen === true || right.isOpen === true;
  return { ...toListValue([...left.items, ...right.items]), isOpen };
}

/** `[x] * count` */
function repeat({ items }: ListValue, count: Value): Value {
  const number = numberOf(count);
  if (number !== undefined && number * items.length <= mostItems)
    return toListValue(Array.from({ length: Math.max(0, number) }, () => items).flat());
  const [item = some, ...others] = items;
  return { is: 'each', item: others.length === 0 ? item : some, isFilled: truthOf(count) === true };
}

const mostItems = 12;

const isSafe = (value: Value): boolean => value.is !== 'some' || value.isSafe === true;

const dividing = /^(?:Div|FloorDiv|Mod)$/;

function calculate(op: string, left: number, right: number): Value {
  if (right === 0 && dividing.test(op)) raise('ZeroDivisionError');
  switch (op) {
    case 'Add':
      return toConstant(left + right);
    case 'Sub':
      return toConstant(left - right);
    case 'Mult':
      return toConstant(left * right);
    case 'Div':
      return toConstant(left / right);
    default:
      return safe;
  }
}

/** What a comparison gives. */
export function compare(op: string, left: Value, right: Value, execution: Execution): Value {
  return toBoolean(isTrue(op, left, right, execution));
}

function isTrue(op: string, left: Value, right: Value, execution: Execution): boolean | undefined {
  switch (op) {
    case 'Is':
    case 'Eq':
      return isEqual(left, right, execution);
    case 'IsNot':
    case 'NotEq':
      return negate(isEqual(left, right, execution));
    case 'In':
      return isIn(left, right, execution);
    case 'NotIn':
      return negate(isIn(left, right, execution));
    default:
      return isOrdered(op, left, right, execution);
  }
}

const negate = (truth: boolean | undefined): boolean | undefined =>
  truth === undefined ? undefined : !truth;

function isEqual(left: Value, right: Value, execution: Execution): boolean | undefined {
  if (left.is === 'constant' && right.is === 'constant') {
    const [number, other] = [numberOf(left), numberOf(right)];
    return number === undefined || other === undefined
      ? left.value === right.value
      : number === other;
  }
  if (right.is === 'constant') return equalsConstant(left, right, execution);
  if (left.is === 'constant') return equalsConstant(right, left, execution);
  const [truth, other] = [truthOf(left), truthOf(right)];
  // What is empty equals nothing that is not.
  if (truth !== undefined && other !== undefined && truth !== other) return false;
  const areEmpty = left.is === 'list' && right.is === 'list' && truth === false && other === false;
  return areEmpty ? true : undefined;
}

function equalsConstant(
  value: Value,
  constant: ConstantValue,
  execution: Execution,
): boolean | undefined {
  const text = textOf(constant);
  switch (value.is) {
    case 'extension':
      return text === undefined ? false : isExtension([text], execution);
    case 'some':
      return value.truth === true && truthOf(constant) === false ? false : undefined;
    case 'path':
      return text === undefined || text === '' ? false : undefined;
    case 'rules':
      return constant.value === null ? false : undefined;
    case 'size':
      return typeof constant.value === 'number' && constant.value !== 0 ? undefined : false;
    default:
      return false;
  }
}

/** The file of the result may have any of these. */
function isExtension(texts: readonly string[], { extensions }: Execution): boolean {
  for (const text of texts) extensions.add(text.replace(/^\./, '').toLowerCase());
  return texts.some((text) => text !== '');
}

function isIn(left: Value, right: Value, execution: Execution): boolean | undefined {
  if (isNone(right)) raise('TypeError');
  const key = textOf(left);
  if ((right.is === 'rules' || right.is === 'options') && key !== undefined)
    return hasKey(`${right.is}.${key}`, execution);
  if (right.is === 'dictionary' && key !== undefined)
    return right.entries.has(JSON.stringify(key)) || (right.isOpen === true ? undefined : false);
  const text = textOf(right);
  if (text !== undefined) {
    if (key !== undefined) return text.includes(key);
    return text === '' && truthOf(left) === true ? false : undefined;
  }
  const items = itemsOf(right);
  if (!items) {
    if (right.is !== 'each') mayRaise(right, execution);
    return undefined;
  }
  if (left.is === 'extension')
    return isExtension(
      items.flatMap((item) => textOf(item) ?? []),
      execution,
    );
  const truths = items.map((item) => isEqual(left, item, execution));
  if (truths.includes(true)) return true;
  return truths.includes(undefined) ? undefined : false;
}

/** Whether a task has a rule or an option. */
function hasKey(key: string, { situation, keys }: Execution): boolean | undefined {
  keys.add(key);
  if (situation.absent.has(key)) return false;
  return situation.given.has(key) ? true : undefined;
}

function isOrdered(
  op: string,
  left: Value,
  right: Value,
  execution: Execution,
): boolean | undefined {
  if (isNone(left) || isNone(right)) raise('TypeError');
  const [one, other] = [numberOf(left), numberOf(right)];
  if (one !== undefined && other !== undefined) return isBefore(op, one, other);
  // A file may be as large as its author wants.
  if (left.is === 'size' && other !== undefined) return op.startsWith('Gt');
  if (right.is === 'size' && one !== undefined) return op.startsWith('Lt');
  for (const side of [left, right]) if (side.is === 'some') mayRaise(side, execution);
  return undefined;
}

function isBefore(op: string, left: number, right: number): boolean {
  if (op === 'Lt') return left < right;
  if (op === 'LtE') return left <= right;
  return op === 'Gt' ? left > right : left >= right;
}
