import type { JsonSchema } from '#format/json-schema.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';

/** The fields of a JSON Schema that no sentence explains; those with a reference are explained there. */
export const listUnexplained = (schema: JsonSchema): string[] =>
  [...objectsIn(schema)].flatMap(({ properties }) =>
    Object.entries(properties as Record<string, JsonObject>)
      .filter(
        ([, { description, $ref }]) =>
          $ref === undefined && !(typeof description === 'string' && description.endsWith('.')),
      )
      .map(([name]) => name),
  );

/** Every object of a schema that lists its fields. */
function* objectsIn(value: unknown): Generator<JsonObject> {
  if (Array.isArray(value)) for (const entry of value) yield* objectsIn(entry);
  if (!isObject(value)) return;
  if (isObject(value.properties)) yield value;
  for (const [keyword, child] of Object.entries(value)) {
    // A condition adds what is known of a function, which may be the names of its fields alone.
    if (keyword !== 'then') yield* objectsIn(child);
  }
}
