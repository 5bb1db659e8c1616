import type { Field, Fields } from '../../vocabulary/contract/contract.ts';
import type { FunctionContract, ReadField, ReadKey } from '../contracts/contract.ts';
import { toJsonValue } from './python-literal.ts';

/** The fields of an object, by the path of the object in a contract, such as "config". */
export function toFields({ keys, open }: FunctionContract, path: string): Fields {
  const names = Object.keys(keys).filter((key) => isDirect(key, path, keys));
  return Object.fromEntries(
    names.map((key): [string, Field] => {
      const inner = {
        ...toFields({ keys, open } as FunctionContract, key),
        ...toFields({ keys, open } as FunctionContract, `${key}[]`),
      };
      const isOpen = Object.hasOwn(open, key) || Object.hasOwn(open, `${key}[]`);
      return [
        key.slice(path.length + 1),
        {
          ...toField(keys[key] ?? {}),
          ...(!isOpen && Object.keys(inner).length > 0 && { fields: inner }),
        },
      ];
    }),
  );
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

export function toField(read: ReadField | ReadKey | Record<string, never>): Field {
  const { required, default: written, defaultText } = read as ReadKey;
  const value =
    written === undefined || required ? undefined : (defaultText ?? toJsonValue(written));
  const { choices, onlyChoices } = read as ReadKey;
  return {
    ...(required && { required }),
    ...(value !== undefined && { default: value }),
    ...(onlyChoices && choices && { values: choices }),
  };
}
