import { type Execution, type Given, mayRaise, raise } from '../model/execution.ts';
import {
  type Value,
  filled,
  isNone,
  itemsOf,
  none,
  numberOf,
  safe,
  some,
  textOf,
  toBoolean,
  toConstant,
  toListValue,
  truthOf,
} from '../model/value.ts';
import { itemOf, listItems } from '../values/elements.ts';
import { openFile } from './files.ts';
import { extremeOf, fold, sumOf } from './folds.ts';

/** What a built-in function of Python gives; undefined for one that is not known. */
export function callBuiltIn(name: string, given: Given, execution: Execution): Value | undefined {
  const { positional } = given;
  const [first, second] = positional;
  switch (name) {
    case 'open':
      return openFile(given, execution);
    case 'print':
      return none;
    case 'isinstance':
      return toBoolean(first && isInstance(first, second, execution));
    case 'hasattr':
    case 'callable':
      return toBoolean(undefined);
    case 'repr':
    case 'type':
    case 'id':
      return filled;
    case 'bool':
      return first ? toBoolean(truthOf(first)) : toConstant(false);
    case 'str':
      return first ? toText(first) : toConstant('');
    case 'len':
      return first && lengthOf(first, execution);
    case 'float':
    case 'int':
      return first ? toNumber(first, execution) : toConstant(0);
    case 'round':
    case 'abs':
      return first && roundOf(name, first, execution);
    case 'all':
    case 'any':
      return first && fold(name, first, execution);
    case 'sum':
      return first && sumOf(first, execution);
    case 'max':
    case 'min':
      return extremeOf(name, given, execution);
    case 'list':
    case 'tuple':
    case 'set':
    case 'frozenset':
    case 'sorted':
    case 'reversed':
    case 'iter':
      return first ? toElements(first, execution) : toListValue([]);
    case 'dict':
      return {
        is: 'dictionary',
        entries: new Map(),
        ...((first ?? given.named.size > 0) && { isOpen: true }),
      };
    case 'range':
      return rangeOf(positional);
    case 'enumerate':
    case 'zip':
      return zip(name === 'zip' ? positional : [safe, ...positional.slice(0, 1)], name, execution);
    case 'map':
    case 'filter':
      return first && second && mapEach(name, first, second, execution);
    default:
      return undefined;
  }
}

function isInstance(
  value: Value,
  type: Value | undefined,
  { situation }: Execution,
): boolean | undefined {
  const types = type && (type.is === 'list' ? type.items : [type]);
  const names = types?.map((one) =>
    one.is === 'name' && one.target.kind === 'built-in' ? one.target.name : undefined,
  );
  const classes = classesOf(value, situation.absent.size + situation.given.size > 0);
  if (!classes || !names) return undefined;
  if (names.some((name) => name !== undefined && classes.includes(name))) return true;
  return names.includes(undefined) ? undefined : false;
}

function classesOf(value: Value, hasRules: boolean): readonly string[] | undefined {
  switch (value.is) {
    case 'path':
    case 'extension':
      return ['str'];
    case 'list':
      return ['list'];
    case 'dictionary':
      return ['dict'];
    case 'rules':
      return hasRules ? ['dict'] : undefined;
    case 'constant':
      if (value.value === null) return [];
      if (typeof value.value === 'string') return ['str'];
      return typeof value.value === 'boolean' ? ['bool', 'int'] : ['int', 'float'];
    default:
      return undefined;
  }
}

function toText(value: Value): Value {
  if (value.is === 'constant' && typeof value.value === 'string') return value;
  if (value.is === 'path' || value.is === 'extension') return value;
  return isNone(value)
    ? toConstant('None')
    : { ...safe, ...(value.is !== 'some' && { truth: true }) };
}

function lengthOf(value: Value, execution: Execution): Value {
  const items = listItems(value, execution);
  if (items) return toConstant(items.length);
  if (numberOf(value) !== undefined) raise('TypeError');
  if (value.is === 'some') mayRaise(value, execution);
  const truth = truthOf(value);
  return { ...safe, ...(truth !== undefined && { truth }) };
}

function toNumber(value: Value, execution: Execution): Value {
  if (isNone(value) || value.is === 'list' || value.is === 'dictionary') raise('TypeError');
  const number = numberOf(value);
  if (number !== undefined) return toConstant(number);
  const text = textOf(value);
  if (text?.trim() === '') raise('ValueError');
  if (value.is === 'some' && value.isBoolean) return { ...safe, isBoolean: true };
  if (value.is !== 'size') mayRaise(value.is === 'some' ? value : some, execution);
  return value.is === 'some' || value.is === 'size' ? value : some;
}

function roundOf(name: string, value: Value, execution: Execution): Value {
  if (isNone(value)) raise('TypeError');
  const number = numberOf(value);
  if (number === undefined) mayRaise(value, execution);
  if (number === undefined || name === 'round')
    return number === undefined ? safe : toConstant(number);
  return toConstant(Math.abs(number));
}

function toElements(value: Value, execution: Execution): Value {
  const items = listItems(value, execution);
  if (items) return toListValue(items);
  const truth = truthOf(value);
  return { is: 'each', item: itemOf(value, execution), isFilled: truth === true };
}

function rangeOf(positional: readonly Value[]): Value {
  const numbers = positional.map(numberOf);
  const [end] = numbers;
  const [length] = positional;
  const isFilled = length !== undefined && positional.length === 1 && truthOf(length) === true;
  if (numbers.length !== 1 || end === undefined || end > 12)
    return { is: 'each', item: safe, isFilled };
  return toListValue(Array.from({ length: Math.max(0, end) }, (_, index) => toConstant(index)));
}

function zip(values: readonly Value[], name: string, execution: Execution): Value {
  const lists = values.map((value, index) =>
    name === 'enumerate' && index === 0 ? undefined : listItems(value, execution),
  );
  const counts = lists.flatMap((items) => (items ? [items.length] : []));
  const isKnown = counts.length === lists.length || (name === 'enumerate' && counts.length > 0);
  if (isKnown || counts.includes(0)) {
    const length = Math.min(...counts);
    return toListValue(
      Array.from({ length }, (_, index) =>
        toListValue(lists.map((items) => (items ? (items[index] ?? some) : toConstant(index)))),
      ),
    );
  }
  const inner = values.map((value, index) =>
    name === 'enumerate' && index === 0 ? safe : itemOf(value, execution),
  );
  const last = values.at(-1);
  const isFilled = name === 'enumerate' && last !== undefined && truthOf(last) === true;
  return { is: 'each', item: toListValue(inner), isFilled };
}

function mapEach(name: string, called: Value, list: Value, execution: Execution): Value {
  const items = itemsOf(list);
  const call = (value: Value) =>
    execution.call(called, { positional: [value], named: new Map(), isOpen: false });
  if (name === 'filter')
    return items?.length === 0 ? toListValue([]) : { is: 'each', item: some, isFilled: false };
  if (items) return toListValue(items.map(call));
  return { is: 'each', item: call(itemOf(list, execution)), isFilled: truthOf(list) === true };
}
