import type { Documentation } from './documented.ts';
import { deriveAnnotatedTaskSchema, type JsonSchema } from './json-schema.ts';
import { isObject } from '#text/json/json-value.ts';

/** An object of the format with its fields. */
export interface ReferenceSection {
  name: 'task' | 'action' | 'evaluator' | 'source' | 'parameters';
  fields: readonly ReferenceField[];
}

/** One field of the format, as the schema describes it. */
export interface ReferenceField {
  name: string;
  /** The id of its place in the reference: "conj" of the evaluator is "evaluator-conj". */
  anchor: string;
  /** The action that takes it, for a parameter. */
  action?: string;
  /** In words: "string or array of strings". */
  type: string;
  required: boolean;
  /** The only values it takes; empty when any value of its type is allowed. */
  values: readonly string[];
  about: Documentation;
}

/** The whole format, object by object; made from the schema, so that neither can drift. */
export function deriveReference(): ReferenceSection[] {
  const root = deriveAnnotatedTaskSchema();
  const { action, source } = root.definitions as { action: JsonSchema; source: JsonSchema };
  const { evaluator = {} } = propertiesOf(root);
  const actions = alternativesOf(action);
  const [described, open] = [actions.filter(isConstant), actions.filter((one) => !isConstant(one))];
  const read = (name: ReferenceSection['name'], schema: JsonSchema): ReferenceSection => ({
    name,
    fields: fieldsOf(schema, root).map((field) => ({
      ...field,
      anchor: name === 'task' ? field.name : `${name}-${field.name}`,
    })),
  });
  return [
    read('task', root),
    ...open.map((schema) => read('action', schema)),
    { name: 'parameters', fields: described.flatMap((schema) => parametersOf(schema, root)) },
    read('evaluator', evaluator),
    read('source', source),
  ];
}

type Unplaced = Omit<ReferenceField, 'anchor'>;

function fieldsOf(schema: JsonSchema, root: JsonSchema): Unplaced[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries(propertiesOf(schema)).map(([name, written]) => {
    const property = resolve(written, root);
    return {
      name,
      type: [...new Set(typesOf(property, root))].join(' or '),
      required: required.includes(name),
      values: (property.enum ?? []) as string[],
      about: documentationOf(written) ?? documentationOf(property) ?? { description: '' },
    };
  });
}

function parametersOf(schema: JsonSchema, root: JsonSchema): ReferenceField[] {
  const { type = {}, parameters = {} } = propertiesOf(schema);
  const action = String(type.const);
  return fieldsOf(parameters, root).map((field) => ({
    ...field,
    action,
    anchor: `${action}-${field.name}`,
  }));
}

/** The JSON types that a schema allows, alternatives one by one. */
function typesOf(written: JsonSchema, root: JsonSchema): string[] {
  const schema = resolve(written, root);
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return alternatives.flatMap((one) => typesOf(one, root));
  if (schema.type !== 'array') return typeof schema.type === 'string' ? [schema.type] : [];
  const entries = typesOf(schema.items as JsonSchema, root).filter((type) => type !== 'null');
  return [`array of ${[...new Set(entries)].map((type) => `${type}s`).join(' or ')}`];
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((parent, key) => (parent as JsonSchema)[decodeURIComponent(key)], root);
  return resolve(target as JsonSchema, root);
}

const alternativesOf = (schema: JsonSchema): JsonSchema[] => (schema.anyOf ?? []) as JsonSchema[];

const propertiesOf = (schema: JsonSchema): Record<string, JsonSchema> =>
  (schema.properties ?? {}) as Record<string, JsonSchema>;

const isConstant = (schema: JsonSchema): boolean => propertiesOf(schema).type?.const !== undefined;

function documentationOf({ documentation }: JsonSchema): Documentation | undefined {
  return isObject(documentation) ? (documentation as unknown as Documentation) : undefined;
}
