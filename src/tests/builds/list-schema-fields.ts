import type { JsonSchema } from '#format/json-schema.ts';

/** The places of all fields that a JSON Schema of task files describes, as the reference names them. */
export function listSchemaFields(schema: JsonSchema): { anchor: string; description: string }[] {
  const { action, source } = schema.definitions as Record<string, JsonSchema>;
  const alternatives = (action?.anyOf ?? []) as JsonSchema[];
  const evaluator = propertiesOf(schema).evaluator ?? {};
  return [
    ...fieldsOf(schema, ''),
    ...fieldsOf(evaluator, 'evaluator-'),
    ...fieldsOf(source ?? {}, 'source-'),
    ...alternatives.flatMap((alternative) => {
      const { type, parameters } = propertiesOf(alternative);
      const name = type?.const as string | undefined;
      return name === undefined
        ? fieldsOf(alternative, 'action-')
        : fieldsOf(parameters ?? {}, `${name}-`);
    }),
  ];
}

function fieldsOf(schema: JsonSchema, prefix: string): { anchor: string; description: string }[] {
  return Object.entries(propertiesOf(schema)).map(([name, { description }]) => ({
    anchor: `${prefix}${name}`,
    description: typeof description === 'string' ? description : '',
  }));
}

const propertiesOf = (schema: JsonSchema): Record<string, JsonSchema> =>
  (schema.properties ?? {}) as Record<string, JsonSchema>;
