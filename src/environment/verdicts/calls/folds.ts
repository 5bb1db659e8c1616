import { type Execution, type Given, mayRaise, raise } from '../model/execution.ts';
import {
  type Value,
  filled,
  numberOf,
  safe,
  some,
  toBoolean,
  toConstant,
  truthOf,
} from '../model/value.ts';
import { itemOf, listItems } from '../values/elements.ts';

/** `all` and `any` */
export function fold(name: 'all' | 'any', value: Value, execution: Execution): Value {
  const decisive = name === 'any';
  const items = listItems(value, execution);
  if (items) {
    const truths = items.map(truthOf);
    if (truths.includes(decisive)) return toConstant(decisive);
    return toBoolean(truths.includes(undefined) ? undefined : !decisive);
  }
  const truth = truthOf(itemOf(value, execution));
  if (truth === undefined) return toBoolean(undefined);
  const isSure = truth !== decisive || (value.is === 'each' && value.isFilled);
  return toBoolean(isSure ? truth : undefined);
}

export function sumOf(value: Value, execution: Execution): Value {
  const items = listItems(value, execution);
  const numbers = items?.map(numberOf);
  if (numbers && !numbers.includes(undefined))
    return toConstant(numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0));
  if (value.is !== 'each' && !items) mayRaise(value, execution);
  return value.is === 'each' && truthOf(value.item) === false ? toConstant(0) : safe;
}

export function extremeOf(
  name: 'max' | 'min',
  { positional, named }: Given,
  execution: Execution,
): Value {
  const [first, ...others] = positional;
  const items = others.length > 0 ? positional : first && listItems(first, execution);
  if (items?.length === 0) return named.get('default') ?? raise('ValueError');
  const numbers = items?.map(numberOf) ?? [undefined];
  if (!numbers.includes(undefined) && !named.has('key'))
    return toConstant(Math[name](...numbers.map(Number)));
  // One of them is at least the other.
  if (name === 'max' && numbers.some((number) => number !== undefined && number > 0)) return filled;
  if (!items) mayRaise(first ?? some, execution);
  return safe;
}
