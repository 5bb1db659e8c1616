import type { ZodType } from 'zod/v3';
import { zodToJsonSchema, type JsonSchema7Type } from 'zod-to-json-schema';
import { datasetFileSchema } from './dataset-file-schema.ts';
import { findDocumentation, type Documentation, type NameList } from './documented.ts';
import { describedActionTypes, setupActionSchema } from './setup-action-schema.ts';
import { sourceOrNothingSchema, sourceSchema } from './source-schema.ts';
import { taskFileSchema } from './task-file-schema.ts';

export type JsonSchema = Record<string, unknown>;

/** The known names that editors offer as completions. */
export type NamesByKind = Record<NameList, readonly string[]>;

/** The JSON Schema (draft-07) of a task file, with the given names as completions. */
export function deriveTaskSchema(names: NamesByKind): JsonSchema {
  // The described action types are alternatives of their own, with their parameters.
  const actions = names.actions.filter((name) => !isDescribedAction(name));
  return derive('Benchmark task', taskFileSchema, { ...names, actions }, taskDefinitions);
}

/** The same without names, with all documentation of a field under `documentation`. */
export function deriveAnnotatedTaskSchema(): JsonSchema {
  return derive('Benchmark task', taskFileSchema, noNames, taskDefinitions, (about) => ({
    documentation: about,
  }));
}

/** The JSON Schema (draft-07) of `dataset.json`. */
export function deriveDatasetSchema(): JsonSchema {
  return deriveSchema('Benchmark dataset', datasetFileSchema);
}

/** The JSON Schema (draft-07) of anything that is written with `zod/v3`. */
export function deriveSchema(title: string, schema: ZodType): JsonSchema {
  return derive(title, schema, noNames, {});
}

const noNames: NamesByKind = { actions: [], getters: [], metrics: [], apps: [] };

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
  names: NamesByKind,
  definitions: Record<string, ZodType>,
  annotate: (about: Documentation) => object = () => ({}),
): JsonSchema {
  const derived = zodToJsonSchema(schema, {
    definitions,
    target: 'jsonSchema7',
    $refStrategy: 'root',
    postProcess(converted, definition) {
      const about = findDocumentation(definition);
      return about && converted
        ? { ...withDocumentation(converted, about, names), ...annotate(about) }
        : converted;
    },
  }) as JsonSchema;
  const { $schema, ...rest } = derived;
  return { $schema, title, ...rest };
}

function withDocumentation(
  converted: JsonSchema7Type,
  about: Documentation,
  names: NamesByKind,
): JsonSchema7Type {
  const { deprecated, examples, description, default: standard } = about;
  const completions = about.names ? names[about.names] : [];
  return {
    ...(completions.length > 0 ? withCompletions(converted, completions) : converted),
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
function withCompletions(open: JsonSchema7Type, completions: readonly string[]): object {
  return { ...open, anyOf: [{ enum: completions }, {}] };
}
