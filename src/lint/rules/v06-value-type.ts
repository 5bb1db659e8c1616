import { isObject, readOwn } from '#text/json/json-value.ts';
import type { Field, Fields } from '#vocabulary/contract/contract.ts';
import type { VocabularyEntry } from '#vocabulary/contract/entry.ts';
import { findStrangeValue, fitsType, typeOf } from '#vocabulary/contract/value-type.ts';
import { describeJson } from '#text/json/describe-json.ts';
import { describeTypes } from '#vocabulary/contract/describe-type.ts';
import {
  type ContractObject,
  contractObjects,
  ruleSets,
} from '../facts/checks/contract-objects.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import type { PlacedValue } from '../facts/placed-value.ts';
import { stringsWithin } from '../facts/strings-within.ts';
import { comparisonMethods } from '#vocabulary/metrics/comparison-methods.ts';
import { defineTaskRule } from '../model/rule.ts';
import { isSchemaFault } from '../facts/checks/schema-duty.ts';
import { isBooleanAsString } from '../facts/checks/quoted-boolean.ts';

/** More values do not fit on a line. */
const mostValues = 8;

const command = { type: 'vm_command_line', command: ['timedatectl'] };
const tab = { type: 'active_url_from_accessTree', goto_prefix: 'https://www.' };
const rules = (type: string) => ({ type: 'rule', rules: { type, url: 'https://example.org/' } });

export const valueType = defineTaskRule({
  code: 'V06',
  name: 'value-type',
  severity: 'warning',
  consequence: 'fails',
  takesSeverity: true,
  yieldsTo: ['W46'],
  summary: 'Every value is one that its function accepts.',
  why: 'A value of another type fails at run time or never matches. "true" and "false" in quotes are reported by S04. Where the source of the environment shows that the function fails with any other type, as with an array that it looks for in a text, the severity is error.',
  howToFix:
    'Write numbers, true and false without quotes, and several strings as an array. If only certain values are accepted, copy one from the page of the function. If your environment accepts others, declare the field in dataset.json.',
  ofCheck: {
    one: 'has a value that its function does not accept',
    several: 'have values that their functions do not accept',
  },
  concerns: ['action', 'getter', 'metric'],
  examples: {
    good: [
      { evaluator: { func: 'is_utc_0', result: { ...command, shell: true } } },
      { evaluator: { func: 'is_expected_active_tab', result: tab, expected: rules('url') } },
    ],
    bad: [
      { evaluator: { func: 'is_utc_0', result: { ...command, shell: 1 } } },
      { evaluator: { func: 'is_expected_active_tab', result: tab, expected: rules('address') } },
    ],
  },

  message: ({
    owner,
    name,
    found,
    wanted,
  }: Record<'owner' | 'name' | 'found' | 'wanted', string>) =>
    `"${name}" is ${found}; "${owner}" expects ${wanted}`,

  *check(task, { vocabulary }) {
    for (const judged of contractObjects(task, vocabulary)) yield* strangeValues(judged);
    for (const { entry, rules, fields, at } of ruleSets(task, vocabulary)) {
      if (isObject(rules) || !demandsObject(entry, fields)) continue;
      const found = describeFound(rules);
      yield { at, owner: entry.name, name: 'rules', found, wanted: 'an object with rules by name' };
    }
    for (const { metric, expected, options } of checkViews(task)) {
      if (vocabulary.find('metric', metric)?.contract.hasMethods !== true) continue;
      for (const place of [expected, options]) yield* strangeMethods(metric, place);
    }
  },
});

/** The source of an environment may read rules by name on one of its ways only. */
const demandsObject = ({ source }: VocabularyEntry, rules: Fields): boolean =>
  source === undefined || Object.values(rules).some(({ required }) => required);

function* strangeMethods(owner: string, place: PlacedValue | undefined) {
  const method: Field = { type: 'string', values: comparisonMethods };
  for (const { field, text, at } of stringsWithin(place?.value, place?.at ?? [])) {
    if (field !== 'method' || findStrangeValue(text, method) === undefined) continue;
    const facts = { found: describeJson(text), wanted: describeValues(comparisonMethods) };
    yield { at, owner, name: 'method', ...facts };
  }
}

function* strangeValues(judged: ContractObject) {
  for (const name of Object.keys(judged.record)) {
    const value = judged.record[name];
    const field = readOwn(judged.fields, name);
    if (!field || field.isOpen) continue;
    // An optional field that is null counts as missing.
    if (value === undefined || (value === null && !field.required)) continue;
    const fault = isBooleanAsString(value, field.type)
      ? undefined
      : findFault(value, judged.entry.source ? withAnyNumber(field) : field);
    if (!fault || isSchemaFault(judged, name)) continue;
    const certain = field.needsType === true && { severity: 'error' as const };
    yield { at: [...judged.at, name], owner: judged.entry.name, name, ...fault, ...certain };
  }
}

/** Python never looks at a hint, so that a function for an integer takes any number. */
const withAnyNumber = (field: Field): Field =>
  field.type === 'integer' ? { ...field, type: 'number' } : field;

function findFault(value: unknown, field: Field) {
  const { type, values } = field;
  if (!values && type === 'string' && typeof value === 'string') return undefined;
  if (!fitsType(typeOf(value), type)) {
    return { found: describeFound(value), wanted: describeTypes(type) };
  }
  // The values of an object are not compared.
  if (!values || isObject(value)) return undefined;
  const strange = findStrangeValue(value, field);
  if (strange === undefined) return undefined;
  return { found: describeJson(strange), wanted: describeValues(values) };
}

function describeFound(value: unknown): string {
  const type = typeOf(value);
  if (type === 'array') return 'an array of mixed values';
  return type.startsWith('array') ? describeTypes(type) : describeJson(value);
}

function describeValues(values: readonly string[]): string {
  const listed = values.slice(0, mostValues).map((value) => `"${value}"`);
  const more = values.length - listed.length;
  if (values.length === 1) return `only ${listed.join(', ')}`;
  return `one of ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
