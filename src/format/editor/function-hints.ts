import { isObject, type JsonObject } from '../../text/json/json-value.ts';
import type { Field, Fields } from '../../vocabulary/contract/contract.ts';
import type { FunctionKind, VocabularyEntry } from '../../vocabulary/contract/entry.ts';
import { exampleOf, toSnippet } from '../../vocabulary/snippet.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import type { JsonSchema } from '../json-schema.ts';

/**
 * What the functions of a kind take, for completions and explanations in editors: a schema for each
 * contract, to be combined with that of the objects that name functions. They refuse nothing.
 */
export function listFunctionHints(kind: FunctionKind, vocabulary: Vocabulary): JsonSchema[] {
  const usable = [...vocabulary.entries[kind].values()].filter(({ isMissing }) => !isMissing);
  // A function that has two names has one contract.
  const byContract = Map.groupBy(usable, ({ contract }) => contract);
  return [...byContract.values()].map((entries) => {
    const examples = entries.map((entry) => toSnippet(entry, vocabulary));
    const properties = hintProperties(entries, examples);
    if (!properties) return { examples };
    const names = entries.map(({ name }) => name);
    return { if: toCondition(kind, names), then: { properties }, examples };
  });
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
): JsonSchema | undefined {
  if (entry?.kind === 'getter') return hintFields(entry.contract.keys);
  if (entry?.kind === 'action') {
    const parameters = hintObject(entry.contract.parameters, snippet.parameters);
    return parameters && { parameters };
  }
  const { options, rules } = entry?.contract ?? {};
  const expected = isObject(snippet.expected) ? snippet.expected : {};
  const hints = {
    options: hintObject(options, snippet.options),
    rules: hintObject(rules, expected.rules),
  };
  if (!hints.options && !hints.rules) return undefined;
  return {
    ...(hints.options && { options: alsoInArrays(hints.options) }),
    ...(hints.rules && { expected: alsoInArrays({ properties: { rules: hints.rules } }) }),
  };
}

/** Several metrics have arrays of options and of sources. */
const alsoInArrays = (hint: JsonSchema): JsonSchema => ({ ...hint, items: hint });

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
  const offered = offerValues(field);
  const isArray = [type].flat().every((one) => one?.startsWith('array'));
  return {
    ...(sentences.length > 0 && { description: sentences.join(' ') }),
    ...(standard !== undefined && { default: standard }),
    ...((required || example !== undefined) && { examples: [exampleOf(field)] }),
    ...(isArray ? { items: offered } : offered),
    ...(properties && alsoInArrays({ properties })),
  };
}

/** The values that a field takes, as far as they are listed; the empty alternative refuses no other. */
function offerValues({ type, values = [] }: Field): JsonSchema {
  const whole = values.filter((value) => !value.endsWith('*'));
  if (whole.length > 0) return { anyOf: [{ enum: whole }, {}] };
  return type === 'boolean' ? { anyOf: [{ type }, {}] } : {};
}
