import { changing } from '#environment/modules/changed-names.ts';
import { type Execution, type Given, mayRaise, raise } from '../model/execution.ts';
import {
  type DictionaryValue,
  type ListValue,
  type Value,
  isNone,
  itemsOf,
  none,
  release,
  safe,
  some,
  textOf,
  toConstant,
  toListValue,
} from '../model/value.ts';
import { readKey } from '../values/keys.ts';
import { callUnknown } from './call-unknown.ts';
import { callFileMethod, callPathMethod } from './files.ts';
import { callText } from './texts.ts';

/** What `owner.method(…)` gives. */
export function callMethod(
  owner: Value,
  method: string,
  given: Given,
  execution: Execution,
): Value {
  const [first] = given.positional;
  switch (owner.is) {
    case 'rules':
    case 'options':
      return callInput(owner.is, method, given, execution);
    case 'list':
      return callList(owner, method, given, execution);
    case 'each':
      release(owner);
      return safe;
    case 'dictionary':
      return callDictionary(owner, method, given, execution);
    case 'file':
      return callFileMethod(method, execution);
    case 'path':
      return callPathMethod(method, given, execution) ?? callUnknown(given, execution);
    case 'extension':
      return method === 'lower' || method === 'lstrip' || method === 'strip' ? owner : safe;
    case 'constant':
      return callText(owner, method, given, execution);
    default:
      for (const value of given.positional) release(value);
      if (first && isNone(first)) mayRaise(some, execution);
      else mayRaise(owner, execution);
      return owner.is === 'some' && owner.isSafe === true ? safe : some;
  }
}

/** Of the rules or the options of the task. */
function callInput(
  name: 'rules' | 'options',
  method: string,
  { positional, named }: Given,
  execution: Execution,
): Value {
  if (method !== 'get' && method !== 'pop') return safe;
  const [key, second] = positional;
  const text = textOf(key);
  const missing = second ?? named.get('default') ?? (method === 'get' ? none : undefined);
  return text === undefined ? safe : readKey(`${name}.${text}`, missing, execution);
}

function callList(list: ListValue, method: string, given: Given, execution: Execution): Value {
  const [first = some] = given.positional;
  if (method === 'append' || method === 'add') {
    if (execution.rounds > 0) release(list);
    else list.items.push(first);
    return none;
  }
  const added = method === 'extend' || method === 'update' ? itemsOf(first) : undefined;
  if (added && execution.rounds === 0) {
    list.items.push(...added);
    return none;
  }
  if (method === 'count' && list.isOpen !== true && list.items.length === 0) return toConstant(0);
  if (
    /^(?:sort|reverse|count|index|copy|union|issubset|issuperset|intersection|difference)$/.test(
      method,
    )
  )
    return method === 'sort' || method === 'reverse' ? none : safe;
  if (!changing.has(method)) raise('AttributeError');
  release(list);
  return some;
}

function callDictionary(
  dictionary: DictionaryValue,
  method: string,
  { positional }: Given,
  execution: Execution,
): Value {
  const [key, missing = none] = positional;
  const text = textOf(key);
  const { entries, isOpen } = dictionary;
  if (isOpen !== true) {
    if (method === 'get' && text !== undefined) return entries.get(JSON.stringify(text)) ?? missing;
    if (method === 'keys') return toListValue(itemsOf(dictionary) ?? []);
    if (method === 'values') return toListValue([...entries.values()]);
    if (method === 'items')
      return toListValue(
        [...entries].map(([name, value]) =>
          toListValue([toConstant(JSON.parse(name) as string), value]),
        ),
      );
  }
  if (method === 'get') return some;
  if (/^(?:keys|values|items)$/.test(method)) return { is: 'each', item: some, isFilled: false };
  release(dictionary);
  mayRaise(some, execution);
  return some;
}
