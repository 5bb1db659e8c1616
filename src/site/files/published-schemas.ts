import { deriveContractsSchema } from '#export/environment/contracts-file-schema.ts';
import type { DeclaredFields } from '#format/declared/declare-fields.ts';
import { deriveEditorSchema } from '#format/editor/editor-schema.ts';
import { deriveDatasetSchema, deriveSchema, type JsonSchema } from '#format/json-schema.ts';
import { allRuleMetas } from '#lint/rules/index.ts';
import { baselineSchema } from '#lint/baseline/baseline-schema.ts';
import { checkReportSchema } from '#shortcuts/report/report-schema.ts';
import { diffSchema } from '#history/report/diff-schema.ts';
import { resultLineSchema } from '#results/files/result-line-schema.ts';
import { runFileSchema } from '#results/files/run-schema.ts';
import { createVocabulary, type Vocabulary } from '#vocabulary/vocabulary.ts';
import type { DataFile } from './data-file.ts';

/**
 * The schemas as they are in `public/schema/` for editors.
 *
 * @param vocabulary whose names that of tasks offers. Default: the built-in one.
 * @param declared fields that a dataset demands. Default: none.
 */
export const publishedSchemas = (
  vocabulary?: Vocabulary,
  declared?: DeclaredFields,
): { name: string; content: string }[] =>
  listSchemas(vocabulary, declared).map(({ name, schema }) => ({
    name: `${name}.schema.json`,
    content: printSchema(schema),
  }));

/** The schemas that are not those of a file to download. */
export const listSchemas = (
  vocabulary: Vocabulary = createVocabulary(),
  declared?: DeclaredFields,
): NamedSchema[] => [
  { name: 'task', schema: deriveEditorSchema(vocabulary, declared) },
  { name: 'dataset', schema: deriveDatasetSchema(allRuleMetas) },
  ...reportSchemas(),
  ...resultSchemas(),
];

/** The schemas of what commands print. */
export const reportSchemas = (): NamedSchema[] => [
  { name: 'check', schema: deriveSchema('Report of a check', checkReportSchema) },
  { name: 'baseline', schema: deriveSchema('Baseline of a check', baselineSchema) },
  { name: 'diff', schema: deriveSchema('Differences of two datasets', diffSchema) },
  { name: 'contracts', schema: deriveContractsSchema() },
];

/** The schemas of files with results. */
export const resultSchemas = (): NamedSchema[] => [
  { name: 'run', schema: deriveSchema('Run of a system', runFileSchema) },
  { name: 'result', schema: deriveSchema('Result of a trial', resultLineSchema) },
];

/** The file of a schema, which is derived when it is read. */
export const toSchemaFile = (
  address: string,
  derive: () => JsonSchema,
  canary: string | undefined,
): DataFile => ({ address, read: () => printSchema(derive(), canary) });

/** A schema as it is in its file, with the canary of a dataset that has one. */
function printSchema(schema: JsonSchema, canary?: string): string {
  const marked = canary === undefined ? schema : { ...schema, $comment: canary };
  return `${JSON.stringify(marked, null, 2)}\n`;
}

interface NamedSchema {
  /** As in its address: "task". */
  name: string;
  schema: JsonSchema;
}
