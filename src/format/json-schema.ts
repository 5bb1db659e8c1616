import type { ZodType } from 'zod/v3';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { datasetFileSchema } from './dataset-file-schema.ts';
import { findDocumentation, type Documentation, type NameList } from './documented.ts';
import { describedActionTypes, setupActionSchema } from './setup-action-schema.ts';
import { sourceOrNothingSchema, sourceSchema } from './source-schema.ts';
import { taskFileSchema } from './task-file-schema.ts';

export type JsonSchema = Record<string, unknown>;

/** The known names that editors offer as completions. */
export type NamesByKind = Record<Exclude<NameList, 'rules'>, readonly string[]>;

/** What a function of a name does, for editors. */
type FindSummary = (list: NameList, name: string) => string | undefined;

/**
 * The JSON Schema (draft-07) of a task file, with the given names as completions.
 *
 * @param schema with the demands of a dataset. Default: that of the format.
 */
export function deriveTaskSchema(
  names: NamesByKind,
  findSummary?: FindSummary,
  schema: ZodType = taskFileSchema,
): JsonSchema {
  // The described action types are alternatives of their own, with their parameters.
  const actions = names.actions.filter((name) => !isDescribedAction(name));
  const lists = { ...names, actions, rules: [] };
  const offer = (list: NameList) => offerNames(list, lists[list], findSummary);
  return derive('Benchmark task', schema, { offer, definitions: taskDefinitions });
}

/** The same without names, with all documentation of a field under `documentation`. */
export function deriveAnnotatedTaskSchema(): JsonSchema {
  return derive('Benchmark task', taskFileSchema, {
    definitions: taskDefinitions,
    annotate: (about) => ({ documentation: about }),
  });
}

/** The JSON Schema (draft-07) of `dataset.json`, in which only the given rules have settings. */
export function deriveDatasetSchema(rules: readonly OfferedRule[] = []): JsonSchema {
  const codes = {
    enum: rules.map(({ code }) => code),
    enumDescriptions: rules.map(({ summary }) => summary),
    // Editors would list all codes.
    errorMessage: 'It must be the code of a rule, such as "W08".',
  };
  return derive('Benchmark dataset', datasetFileSchema, {
    offer(_, isObject) {
      if (rules.length === 0) return {};
      return isObject ? { propertyNames: codes } : codes;
    },
  });
}

interface OfferedRule {
  code: string;
  summary: string;
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

/** The only place that calls the converter, which reads only schemas of `zod/v3`. */
function derive(
  title: string,
  schema: ZodType,
  { definitions = {}, offer = () => ({}), annotate = () => ({}) }: Additions = {},
): JsonSchema {
  const derived = zodToJsonSchema(schema, {
    definitions,
    target: 'jsonSchema7',
    $refStrategy: 'root',
    errorMessages: true,
    postProcess(converted, definition) {
      const about = findDocumentation(definition);
      if (!converted) return converted;
      const described = about && {
        ...toKeywords(about, (list) =>
          offer(list, 'type' in converted && converted.type === 'object'),
        ),
        ...annotate(about),
      };
      return { ...withPatternMessage(converted), ...described };
    },
  }) as JsonSchema;
  const { $schema, ...rest } = derived;
  return { $schema, title, ...rest };
}

/** The message of a pattern for editors, which would show the pattern. */
function withPatternMessage(schema: object): object {
  const { errorMessage, propertyNames, ...rest } = schema as WithPattern;
  const pattern = errorMessage?.pattern;
  return {
    ...rest,
    ...(pattern !== undefined && { patternErrorMessage: `It must be ${pattern}.` }),
    // The converter does not hand over the schema of keys by itself.
    ...(propertyNames && { propertyNames: withPatternMessage(propertyNames) }),
  };
}

interface WithPattern {
  errorMessage?: { pattern?: string };
  propertyNames?: object;
}

interface Additions {
  definitions?: Record<string, ZodType>;
  /** Keywords that offer names, for an object those of its keys. */
  offer?: (list: NameList, isObject: boolean) => object;
  /** Further keywords of a documented field. */
  annotate?: (about: Documentation) => object;
}

function toKeywords(
  {
    deprecated,
    examples,
    description,
    default: standard,
    meanings,
    names,
    typeMessage,
  }: Documentation,
  offer: (list: NameList) => object,
): object {
  return {
    ...(names && offer(names)),
    description:
      deprecated === undefined ? description : `${description} Deprecated: ${deprecated}`,
    // With the keyword "deprecated", VS Code would warn of a field that is info in a check (V02).
    ...(deprecated === undefined ? {} : { doNotSuggest: true }),
    ...(typeMessage !== undefined && { errorMessage: typeMessage }),
    ...(meanings === undefined ? {} : { enumDescriptions: meanings }),
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
