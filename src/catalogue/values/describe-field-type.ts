import type { Field } from '../../vocabulary/contract/contract.ts';
import type { FoundType } from '../../vocabulary/contract/value-type.ts';

const plurals: Readonly<Record<string, string>> = {
  string: 'strings',
  integer: 'integers',
  number: 'numbers',
  object: 'objects',
  array: 'arrays',
};

/** A declared type in words: "string or array of strings". */
export function describeFieldType(type: NonNullable<Field['type']> | FoundType): string {
  const types = typeof type === 'string' ? [type] : type;
  return types.map(describeOne).join(' or ');
}

function describeOne(type: string): string {
  const entries = /^array of (.+)$/.exec(type)?.[1];
  return entries === undefined ? type : `array of ${plurals[entries] ?? entries}`;
}
