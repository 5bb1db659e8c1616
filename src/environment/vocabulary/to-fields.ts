import { compareText } from '#text/compare-text.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import type { Field, Fields } from '#vocabulary/contract/contract.ts';
import type { FunctionContract, ReadField, ReadKey } from '../contracts/contract.ts';
import { toJsonValue } from '#python/python-literal.ts';
import { readTypeHint } from './type-hint.ts';

/** The fields of an object, by the path of the object in a contract, such as "config". */
export function toFields(contract: FunctionContract, path: string): Fields {
  const { keys } = contract;
  const owner = [path, path.replace(/\[\]$/, '')].find((other) => Object.hasOwn(keys, other));
  const within = indexByOwner(keys).get(owner ?? argumentOf(path)) ?? [];
  return Object.fromEntries(
    within.flatMap((key): [string, Field][] => {
      const read = keys[key];
      if (!read || !key.startsWith(`${path}.`)) return [];
      return [[key.slice(path.length + 1), toField(read, describeNested(contract, key))]];
    }),
  );
}

/** The fields of a value, or of its elements; empty where others may be read too. */
export function describeNested(contract: FunctionContract, path: string): Nested {
  const element = `${path}[]`;
  if (Object.hasOwn(contract.open, path) || Object.hasOwn(contract.open, element)) return {};
  const own = toFields(contract, path);
  const ofElements = toFields(contract, element);
  const fields = { ...own, ...ofElements };
  const type = typeOf(own, ofElements);
  return Object.keys(fields).length > 0 ? { fields, ...(type && { type }) } : {};
}

type Nested = Pick<Field, 'fields' | 'type'>;

/** What has a required key is an object. */
function typeOf(own: Fields, ofElements: Fields): 'object' | 'array of object' | undefined {
  const [one, ...others] = [own, ofElements].filter((fields) => Object.keys(fields).length > 0);
  if (!one || others.length > 0 || !Object.values(one).some(({ required }) => required)) return;
  return one === own ? 'object' : 'array of object';
}

/** Names of keys may contain dots, so a key belongs to the longest key before it, or else to its argument. */
const indexByOwner = memoizeWeakly((keys: FunctionContract['keys']) => {
  /** Each begins with the one before it. */
  const begun: string[] = [];
  return Map.groupBy(Object.keys(keys).sort(compareText), (key) => {
    while (begun.length > 0 && !key.startsWith(begun.at(-1) ?? '')) begun.pop();
    const owner = begun.findLast((other) => /^(?:\.|\[\])/.test(key.slice(other.length)));
    begun.push(key);
    return owner ?? argumentOf(key);
  });
});

const argumentOf = (path: string): string => /^[^.[]*/.exec(path)?.[0] ?? '';

export function toField(read: ReadField | ReadKey, nested: Nested = {}): Field {
  const { required, default: written, defaultText, choices, onlyChoices } = read as ReadKey;
  const { needsText } = read as ReadKey;
  const { type: hint = '', isTested } = read as ReadField;
  const value =
    written === undefined || required ? undefined : (defaultText ?? toJsonValue(written));
  return {
    ...(required && { required }),
    ...(value !== undefined && { default: value }),
    ...(!isTested && readTypeHint(hint, required === true)),
    ...(choices && { values: choices, ...(!onlyChoices && { isOpen: true }) }),
    ...(needsText && { type: 'string', needsType: true }),
    ...nested,
  };
}
