import { listNames } from '#vocabulary/known-names.ts';
import type { VocabularyEntry } from '#vocabulary/contract/entry.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { NameList } from '../documented.ts';
import { declareFields, type DeclaredFields } from '../declared/declare-fields.ts';
import { listFunctionHints } from './function-hints.ts';
import { deriveTaskSchema, type JsonSchema } from '../json-schema.ts';

/**
 * The JSON Schema of a task file for editors. It accepts what the check accepts, and adds what each
 * function does and takes.
 *
 * @param declared fields that the dataset declares. Default: none.
 */
export function deriveEditorSchema(vocabulary: Vocabulary, declared?: DeclaredFields): JsonSchema {
  const { action, getter, metric } = vocabulary.entries;
  const entries: Partial<Record<NameList, ReadonlyMap<string, VocabularyEntry>>> = {
    actions: action,
    getters: getter,
    metrics: metric,
  };
  const schema = deriveTaskSchema(
    listNames(vocabulary),
    (list, name) => entries[list]?.get(name)?.summary,
    declareFields(declared),
  );
  const { properties, definitions } = schema as Record<string, Record<string, JsonSchema>>;
  return {
    ...schema,
    examples: [exampleOf(schema)],
    properties: {
      ...properties,
      evaluator: {
        ...properties?.evaluator,
        allOf: listFunctionHints('metric', vocabulary, '#/properties/evaluator/allOf'),
      },
    },
    definitions: {
      ...definitions,
      action: {
        ...definitions?.action,
        allOf: listFunctionHints('action', vocabulary, '#/definitions/action/allOf'),
      },
      source: {
        ...definitions?.source,
        allOf: listFunctionHints('getter', vocabulary, '#/definitions/source/allOf'),
      },
    },
  };
}

/** An object with the first example of each required field, which together are a whole task. */
function exampleOf(schema: JsonSchema): object {
  const { required, properties } = schema as unknown as ObjectSchema;
  return Object.fromEntries(required.map((name) => [name, properties[name]?.examples?.[0]]));
}

interface ObjectSchema {
  required: string[];
  properties: Record<string, { examples?: unknown[] }>;
}
