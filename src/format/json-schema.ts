import type { ZodType } from 'zod/v3';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { datasetFileSchema } from './dataset-file-schema.ts';
import { findDocumentation, type Documentation, type NameList } from './documented.ts';
import { describedActionTypes, setupActionSchema } from './setup-action-schema.ts';
import { sourceOrNothingSchema, sourceSchema } from './source-schema.ts';
import { taskFileSchema } from './task-file-schema.ts';

export type JsonSchema = Record<string, unknown>;

/** The known names that editors offer as completions. */
export type NamesByKind = Record<NameList, readonly string[]>;

/** What a function of a name does, for editors. */
type FindSummary = (list: NameList, name: string) => string | undefined;

/** The JSON Schema (draft-07) of a task file, with the given names as completions. */
export function deriveTaskSchema(names: NamesByKind, findSummary?: FindSummary): JsonSchema {
  // The described action types are alternatives of their own, with their parameters.
  const actions = names.actions.filter((name) => !isDescribedAction(name));
  const offer = (list: NameList) => offerNames(list, { ...names, actions }[list], findSummary);
  return derive('Benchmark task', taskFileSchema, { offer, definitions: taskDefinitions });
}

/** The same without names, with all documentation of a field under `documentation`. */
export function deriveAnnotatedTaskSchema(): JsonSchema {
  return derive('Benchmark task', taskFileSchema, {
    definitions: taskDefinitions,
    annotate: (about) => ({ documentation: about }),
  });
}

/** The JSON Schema (draft-07) of `dataset.json`. */
export function deriveDatasetSchema(): JsonSchema {
  return deriveSchema('Benchmark dataset', datasetFileSchema);
}

/** The JSON Schema (draft-07) of anything that is written with `zod/v3`. */
export function deriveSchema(title: string, schema: ZodType): JsonSchema {
  return derive(title, schema);
}

const taskDefinitions = {
  action: setupActionSchema,
  source: sourceSchema,
  sourceOrNothing: sourceOrNothingSchema,
};

const isDescribedAction = (name: string): boolean =>
  describedActionTypes.some((type) => type === name);

/** The only place that calls the converter, which reads schemas of `zod/v3` alone. */
function derive(
  title: string,
  schema: ZodType,
  { definitions = {}, offer = () => ({}), annotate = () => ({}) }: Additions = {},
): JsonSchema {
  const derived = zodToJsonSchema(schema, {
    definitions,
    target: 'jsonSchema7',
    $refStrategy: 'root',
    postProcess(converted, definition) {
      const about = findDocumentation(definition);
      return about && converted
        ? { ...converted, ...toKeywords(about, offer), ...annotate(about) }
        : converted;
    },
  }) as JsonSchema;
  const { $schema, ...rest } = derived;
  return { $schema, title, ...rest };
}

interface Additions {
  definitions?: Record<string, ZodType>;
  /** Keywords that offer names. */
  offer?: (list: NameList) => object;
  /** Further keywords of a documented field. */
  annotate?: (about: Documentation) => object;
}

function toKeywords(
  { deprecated, examples, description, default: standard, names }: Documentation,
  offer: (list: NameList) => object,
): object {
  return {
    ...(names && offer(names)),
    description: deprecated === undefined ? description : `${description} ${deprecated}`,
    ...(deprecated === undefined ? {} : { deprecated: true, deprecationMessage: deprecated }),
    ...(standard === undefined ? {} : { default: standard }),
    ...(examples === undefined ? {} : { examples }),
  };
}

/**
 * Editors complete from the `enum`; the second alternative keeps the list of names open. The type is
 * outside, or an editor would answer a value of another type with the whole list.
 */
function offerNames(
  list: NameList,
  names: readonly string[],
  findSummary: FindSummary = () => undefined,
): object {
  if (names.length === 0) return {};
  const enumDescriptions = names.map((name) => findSummary(list, name) ?? '');
  const isDescribed = enumDescriptions.some((text) => text !== '');
  return { anyOf: [{ enum: names, ...(isDescribed && { enumDescriptions }) }, {}] };
}
