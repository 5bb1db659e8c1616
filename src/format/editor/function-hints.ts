import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { Field, Fields } from '#vocabulary/contract/contract.ts';
import type { FunctionKind, VocabularyEntry } from '#vocabulary/contract/entry.ts';
import { exampleOf, toSnippet } from '#vocabulary/snippet.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { JsonSchema } from '../json-schema.ts';

/**
 * What the functions of a kind take, for completions and explanations in editors: a schema for each
 * contract, to be combined with that of the objects that name functions. They refuse nothing.
 *
 * @param place the JSON Pointer of their list.
 */
export function listFunctionHints(
  kind: FunctionKind,
  vocabulary: Vocabulary,
  place: string,
): JsonSchema[] {
  const usable = [...vocabulary.entries[kind].values()].filter(({ isMissing }) => !isMissing);
  // A function that has two names has one contract.
  const byContract = Map.groupBy(usable, ({ contract }) => contract);
  const hints: JsonSchema[] = [];
  for (const entries of byContract.values()) {
    const examples = entries.map((entry) => toSnippet(entry, vocabulary));
    const at = `${place}/${hints.length}/then/properties`;
    const properties = hintProperties(entries, examples, at);
    const names = entries.map(({ name }) => name);
    const hint = {
      ...(properties && { if: toCondition(kind, names), then: { properties } }),
      // Whole evaluators of all metrics would be most of the schema.
      ...(kind !== 'metric' && { examples }),
    };
    if (Object.keys(hint).length > 0) hints.push(hint);
  }
  return hints;
}

/** That an object names one of the functions. A pattern, since editors complete `properties`. */
function toCondition(kind: FunctionKind, names: readonly string[]): JsonSchema {
  const name = { enum: names };
  if (kind !== 'metric') return { required: ['type'], patternProperties: { '^type$': name } };
  const nameOrArray = { anyOf: [name, { type: 'array', contains: name }] };
  return { required: ['func'], patternProperties: { '^func$': nameOrArray } };
}

/** The properties beside the name, for functions of one contract; undefined where none are known. */
function hintProperties(
  [entry]: readonly VocabularyEntry[],
  [snippet = {}]: readonly JsonObject[],
  at: string,
): JsonSchema | undefined {
  if (entry?.kind === 'getter') return hintFields(entry.contract.keys);
  if (entry?.kind === 'action') {
    const parameters = hintObject(entry.contract.parameters, snippet.parameters);
    return parameters && { parameters };
  }
  const expected = isObject(snippet.expected) ? snippet.expected : {};
  const options = hintObject(entry?.contract.options, snippet.options);
  const rules = hintObject(entry?.contract.rules, expected.rules);
  if (!options && !rules) return undefined;
  // Several metrics have arrays of options and of sources.
  return {
    ...(options && { options: { ...options, items: { $ref: `${at}/options` } } }),
    ...(rules && { expected: { properties: { rules }, items: { $ref: `${at}/expected` } } }),
  };
}

function hintObject(fields: Fields | undefined, example: unknown): JsonSchema | undefined {
  const properties = hintFields(fields);
  const isFilled = isObject(example) && Object.keys(example).length > 0;
  return properties && { properties, ...(isFilled && { examples: [example] }) };
}

function hintFields(fields: Fields = {}): JsonSchema | undefined {
  const hints = Object.entries(fields).map(([name, field]) => [name, hintField(field)] as const);
  return hints.length > 0 ? Object.fromEntries(hints) : undefined;
}

function hintField(field: Field): JsonSchema {
  const { description, required = false, example, default: standard, type, fields } = field;
  const sentences = [description, required ? 'Required.' : ''].filter(Boolean);
  const properties = hintFields(fields);
  const inside = { ...offerValues(field), ...(properties && { properties }) };
  const types = [type].flat().map((one) => one?.startsWith('array'));
  return {
    ...(sentences.length > 0 && { description: sentences.join(' ') }),
    ...(standard !== undefined && { default: standard }),
    ...((required || example !== undefined) && { examples: [exampleOf(field)] }),
    ...(types.includes(true) && { items: inside }),
    ...(types.some((isArray) => !isArray) && inside),
  };
}

/** The values that a field takes, as far as they are listed; the empty alternative refuses no other. */
function offerValues({ type, values = [] }: Field): JsonSchema {
  const whole = values.filter((value) => !value.endsWith('*'));
  if (whole.length > 0) return { anyOf: [{ enum: whole }, {}] };
  return type === 'boolean' ? { anyOf: [{ type }, {}] } : {};
}
