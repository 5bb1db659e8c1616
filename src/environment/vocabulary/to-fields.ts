import type { Field, Fields } from '../../vocabulary/contract/contract.ts';
import type { FunctionContract, ReadField, ReadKey } from '../contracts/contract.ts';
import { toJsonValue } from './python-literal.ts';
import { readTypeHint } from './type-hint.ts';

/** The fields of an object, by the path of the object in a contract, such as "config". */
export function toFields(contract: FunctionContract, path: string): Fields {
  const own = Object.entries(contract.keys).filter(([key]) => isDirect(key, path, contract.keys));
  return Object.fromEntries(
    own.map(([key, read]): [string, Field] => [
      key.slice(path.length + 1),
      toField(read, describeNested(contract, key)),
    ]),
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

/** Names of keys may contain dots, so a key belongs to the longest path that is known. */
function isDirect(key: string, path: string, keys: FunctionContract['keys']): boolean {
  if (!key.startsWith(`${path}.`)) return false;
  return !Object.keys(keys).some(
    (other) =>
      other.length > path.length &&
      other.startsWith(`${path}.`) &&
      (key.startsWith(`${other}.`) || key.startsWith(`${other}[]`)),
  );
}

export function toField(read: ReadField | ReadKey, nested: Nested = {}): Field {
  const { required, default: written, defaultText, choices, onlyChoices } = read as ReadKey;
  const { type: hint = '' } = read as ReadField;
  const value =
    written === undefined || required ? undefined : (defaultText ?? toJsonValue(written));
  return {
    ...(required && { required }),
    ...(value !== undefined && { default: value }),
    ...readTypeHint(hint, required === true),
    ...(onlyChoices && choices && { values: choices }),
    ...nested,
  };
}
