import { type Execution, type Given, raise } from '../model/execution.ts';
import {
  type Value,
  filled,
  isNone,
  itemsOf,
  safe,
  some,
  textOf,
  toBoolean,
  toConstant,
  toListValue,
  truthOf,
} from '../model/value.ts';
import { callUnknown } from './call-unknown.ts';

/** The methods of a text that is known. */
export function callText(owner: Value, method: string, given: Given, execution: Execution): Value {
  const text = textOf(owner);
  if (text === undefined) return callUnknown(given, execution);
  if (text === '') return callEmpty(owner, method, given);
  const [first] = given.positional;
  const argument = textOf(first);
  switch (method) {
    case 'strip':
      return first === undefined ? toConstant(text.trim()) : safe;
    case 'lower':
      return toConstant(text.toLowerCase());
    case 'upper':
      return toConstant(text.toUpperCase());
    case 'startswith':
      return toBoolean(argument === undefined ? undefined : text.startsWith(argument));
    case 'endswith':
      return toBoolean(argument === undefined ? undefined : text.endsWith(argument));
    case 'split':
    case 'splitlines':
      return filled;
    default:
      return textMethods.has(method) ? safe : raise('AttributeError');
  }
}

/** The same of an empty one. */
function callEmpty(owner: Value, method: string, { positional: [first] }: Given): Value {
  const isAsked = truthOf(first ?? some) === true;
  if (keeping.has(method)) return owner;
  if (method.startsWith('is')) return toConstant(method === 'isascii' || method === 'isprintable');
  switch (method) {
    case 'replace':
      return isAsked ? owner : safe;
    case 'split':
      return toListValue(first === undefined || isNone(first) ? [] : [owner]);
    case 'splitlines':
      return toListValue([]);
    case 'startswith':
    case 'endswith':
      return toBoolean(isAsked ? false : undefined);
    case 'count':
      return isAsked ? toConstant(0) : safe;
    case 'join':
      return first && itemsOf(first)?.length === 0 ? owner : safe;
    default:
      return textMethods.has(method) ? safe : raise('AttributeError');
  }
}

/** Those that leave an empty text empty. */
const keeping = new Set(
  'capitalize casefold decode encode expandtabs lower lstrip removeprefix removesuffix rstrip strip swapcase title upper'.split(
    ' ',
  ),
);

/** Those of which nothing is known but that they do not fail. */
const textMethods = new Set(
  'capitalize casefold center count decode encode expandtabs find format isalnum isalpha isascii isdecimal isdigit islower isnumeric isprintable isspace isupper join ljust lstrip partition removeprefix removesuffix replace rfind rjust rpartition rsplit rstrip strip swapcase title translate zfill'.split(
    ' ',
  ),
);
