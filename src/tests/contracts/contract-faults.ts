import { isObject, readOwn } from '#text/json/json-value.ts';
import type { Field, Fields } from '#vocabulary/contract/contract.ts';
import { findStrangeValue, fitsType, typeOf } from '#vocabulary/contract/value-type.ts';

/** What is wrong with a value in the place of a field. */
export function findFaults(value: unknown, field: Field): string[] {
  const { type, values, fields, variants } = field;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const records = entries.filter(isObject);
  const strange = values && findStrangeValue(value, field);
  return [
    ...(fitsType(typeOf(value), type) ? [] : [`${JSON.stringify(value)} is of another type`]),
    ...(strange === undefined ? [] : [`${JSON.stringify(strange)} is none of its values`]),
    ...(fields ? records.flatMap((record) => findFieldFaults(record, fields)) : []),
    ...records.flatMap((record) =>
      (variants?.[String(record.type)] ?? [])
        .filter((name) => !name.endsWith('?') && !Object.hasOwn(record, name))
        .map((name) => `"${name}" is missing beside its type`),
    ),
  ];
}

/** What is wrong with a record of fields: one that is missing, one too many, or a value. */
function findFieldFaults(record: object, fields: Fields = {}): string[] {
  const missing = Object.keys(fields).filter(
    (name) => fields[name]?.required && !Object.hasOwn(record, name),
  );
  const faults = Object.entries(record).flatMap(([name, value]) => {
    const field = readOwn(fields, name);
    return field ? findFaults(value, field) : [`"${name}" is not declared`];
  });
  return [...missing.map((name) => `"${name}" is missing`), ...faults];
}
