import type { Field, Fields } from '../../vocabulary/contract/contract.ts';
import type { FunctionContract, ReadField, ReadKey } from '../contracts/contract.ts';
import { toJsonValue } from './python-literal.ts';

/** The fields of an object, by the path of the object in a contract, such as "config". */
export function toFields(contract: FunctionContract, path: string): Fields {
  const own = Object.entries(contract.keys).filter(([key]) => isDirect(key, path, contract.keys));
  return Object.fromEntries(
    own.map(([key, read]): [string, Field] => [
      key.slice(path.length + 1),
      toField(read, nestedFields(contract, key)),
    ]),
  );
}

/** The fields of a value, or of its elements; undefined where others may be read too. */
export function nestedFields(contract: FunctionContract, path: string): Fields | undefined {
  const element = `${path}[]`;
  if (Object.hasOwn(contract.open, path) || Object.hasOwn(contract.open, element)) return undefined;
  const fields = { ...toFields(contract, path), ...toFields(contract, element) };
  return Object.keys(fields).length > 0 ? fields : undefined;
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

export function toField(read: ReadField | ReadKey, fields?: Fields): Field {
  const { required, default: written, defaultText, choices, onlyChoices } = read as ReadKey;
  const value =
    written === undefined || required ? undefined : (defaultText ?? toJsonValue(written));
  return {
    ...(required && { required }),
    ...(value !== undefined && { default: value }),
    ...(onlyChoices && choices && { values: choices }),
    ...(fields && { fields }),
  };
}
