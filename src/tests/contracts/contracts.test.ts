import { expect, test } from 'vitest';
import { isObject, readOwn } from '#text/json/json-value.ts';
import { toSnippet } from '#vocabulary/snippet.ts';
import { vocabularySchema } from '#format/declaration-schema.ts';
import { builtInEntries } from '#vocabulary/built-in.ts';
import type { ContractPart, Field, Fields } from '#vocabulary/contract/contract.ts';
import { findStrangeValue, fitsType, typeOf } from '#vocabulary/contract/value-type.ts';
import type { VocabularyEntry } from '#vocabulary/contract/entry.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';

const vocabulary = createVocabulary();
const entries = Object.values(builtInEntries).flat();
/** Of names from other environments only the names are known, and those of their fields. */
const described = entries.filter(({ origin }) => origin !== 'other');
const declared = described.flatMap(listFields);

const isSentence = (text = '') => /^\S.*\w.*\.$/.test(text);

test('the checks below see fields at every depth', () => {
  expect(declared.map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      'action launch parameters command',
      'metric compare_table options rules sheet_idx0',
      'getter rule_relativeTime keys rules relativeTime from',
    ]),
  );
});

test('every entry has a summary that is a sentence, but none of which the name alone is known', () => {
  const wrong = entries.filter(({ origin, summary }) =>
    origin === 'other' ? summary !== undefined : !isSentence(summary),
  );
  expect(wrong.map(titleOf)).toEqual([]);
});

test('no description names its source, as the page of a function does where the environment is another one', () => {
  const wrong = listDescriptions().filter((text) => /\bsource\b.*: /i.test(text));
  expect(wrong).toEqual([]);
});

test('every note is a sentence', () => {
  const wrong = entries.filter(({ notes = [] }) => !notes.every((note) => isSentence(note)));
  expect(wrong.map(titleOf)).toEqual([]);
});

test('every field has a description that is a sentence', () => {
  expect(placesOf(({ description }) => !isSentence(description))).toEqual([]);
});

test('every required field has a value for snippets', () => {
  const wrong = placesOf(
    ({ required, example, values, default: standard }) =>
      required === true && example === undefined && !values && standard === undefined,
  );
  expect(wrong).toEqual([]);
});

test('what a snippet chooses of several fields has an example', () => {
  const chosen = described.flatMap((entry): (Field | undefined)[] => {
    if (entry.kind === 'getter') {
      const { keys = {}, oneOf = [] } = entry.contract;
      return oneOf.map(([first = '']) => keys[first]);
    }
    const rules = entry.kind === 'metric' ? Object.values(entry.contract.rules ?? {}) : [];
    return rules.some(({ required }) => required) ? [] : rules.slice(0, 1);
  });
  expect(chosen.length).toBeGreaterThan(10);
  expect(chosen.filter((field) => field?.example === undefined)).toEqual([]);
});

test('every example and default fits what its field declares', () => {
  const wrong = declared.flatMap(({ place, field }) =>
    [field.example, field.default]
      .filter((value) => value !== undefined)
      .flatMap((value) => findFaults(value, field).map((fault) => `${place}: ${fault}`)),
  );
  expect(wrong).toEqual([]);
});

test('variants name every type, and declared fields alone', () => {
  const varied = declared.filter(({ field }) => field.variants);
  expect(varied).not.toEqual([]);
  for (const { place, field } of varied) {
    const { variants = {}, fields = {} } = field;
    expect(Object.keys(variants), place).toEqual(fields.type?.values);
    const names = Object.values(variants).flatMap((of) => of.map((one) => one.replace(/\?$/, '')));
    expect(names.filter((name) => !Object.hasOwn(fields, name))).toEqual([]);
  }
});

test('equivalents have the same contract, but for the name of a service', () => {
  const equivalents = entries.filter(({ equivalent }) => equivalent !== undefined);
  expect(equivalents).toHaveLength(2 * (1 + 8 + 9));
  const withoutService = (contract: object | undefined) =>
    JSON.stringify(contract, (key, value: unknown) => (key === 'service' ? undefined : value));
  for (const { kind, equivalent = '', contract } of equivalents) {
    const other = vocabulary.find(kind, equivalent)?.contract;
    expect(withoutService(other), equivalent).toEqual(withoutService(contract));
  }
});

test('an alias has the contract of its function', () => {
  const aliases = entries.filter(({ aliasOf }) => aliasOf !== undefined);
  expect(aliases).not.toEqual([]);
  for (const { kind, aliasOf = '', contract } of aliases) {
    expect(vocabulary.find(kind, aliasOf)?.contract, aliasOf).toEqual(contract);
  }
});

test('a dataset may declare anything that is built in but what only code can show', () => {
  const refused = entries.filter(({ kind, name, families, summary, notes, contract }) => {
    const { agentText: _, ...declared } = { agentText: undefined, ...contract };
    const declaration = dropUndefined({ family: families[0], summary, notes, ...declared });
    return !vocabularySchema.safeParse({ [`${kind}s`]: { [name]: declaration } }).success;
  });
  expect(refused.map(titleOf)).toEqual([]);
});

test('every snippet names its function', () => {
  const wrong = entries.filter((entry) => {
    const { type, func } = toSnippet(entry, vocabulary);
    return entry.name !== (entry.kind === 'metric' ? func : type);
  });
  expect(wrong.map(titleOf)).toEqual([]);
});

function titleOf({ kind, name }: VocabularyEntry): string {
  return `${kind} ${name}`;
}

interface DeclaredField {
  place: string;
  field: Field;
}

function listFields(entry: VocabularyEntry): DeclaredField[] {
  const parts: Partial<Record<ContractPart, Fields | undefined>> = entry.contract;
  return Object.entries({
    parameters: parts.parameters,
    keys: parts.keys,
    rules: parts.rules,
    options: parts.options,
  }).flatMap(([part, fields]) => listInner(`${titleOf(entry)} ${part}`, fields));
}

function listInner(parent: string, fields: Fields = {}): DeclaredField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = `${parent} ${name}`;
    return [{ place, field }, ...listInner(place, field.fields)];
  });
}

function placesOf(isWrong: (field: Field) => boolean): string[] {
  return declared.filter(({ field }) => isWrong(field)).map(({ place }) => place);
}

const dropUndefined = (value: object): unknown => JSON.parse(JSON.stringify(value));

const listDescriptions = (): string[] => declared.flatMap(({ field }) => field.description ?? []);

/** What is wrong with a value in the place of a field. */
function findFaults(value: unknown, field: Field): string[] {
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
