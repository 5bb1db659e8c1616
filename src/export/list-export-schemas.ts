import type { z } from 'zod/v3';
import { deriveSchema, type JsonSchema } from '#format/json-schema.ts';
import type { BesideTasks } from './all-exports.ts';
import { digestContentsSchema, functionsFileSchema } from './code/code-schemas.ts';
import { catalogueFileSchema, findingsFileSchema } from './dataset/export-schemas.ts';
import { shortcutRecordSchema } from './dataset/shortcut-record-schema.ts';
import { changeLineSchema, releaseLineSchema, releasesSchema } from './history/history-schemas.ts';
import { resultRecordSchema } from './results/result-record-schema.ts';
import { resultsFileSchema } from './results/results-file-schema.ts';
import { taskRecordSchema } from './tasks/task-record-schema.ts';

/** The form of an export. */
interface ExportSchema {
  /** As in its address: "task-record". */
  name: string;
  derive: () => JsonSchema;
}

/** The schemas of the exports of a dataset, and of the code of its environment, its releases and results, if it has any. */
export const listExportSchemas = ({ catalogue, history, results }: Described) => [
  ...ofDataset,
  ...(catalogue?.vocabulary.code ? ofCode : []),
  ...(history ? ofHistory : []),
  ...(results ? ofResults : []),
];

interface Described extends Partial<Record<keyof BesideTasks, unknown>> {
  /** Default: the code of its environment was not seen. */
  catalogue?: { vocabulary: { code?: unknown } };
}

const define = (name: string, title: string, schema: z.ZodTypeAny): ExportSchema => ({
  name,
  derive: () => deriveSchema(title, schema),
});

const ofDataset = [
  define('task-record', 'Task of a benchmark', taskRecordSchema),
  define('catalogue', 'Groups of tasks of a benchmark', catalogueFileSchema),
  define('findings', 'Findings about a benchmark', findingsFileSchema),
  define('shortcut-record', 'Shortcut of a task of a benchmark', shortcutRecordSchema),
];

const ofCode = [
  define('digest-contents', 'What digests of a task are made of', digestContentsSchema),
  define('functions', 'Functions of an environment', functionsFileSchema),
];

const ofHistory = [
  define('releases', 'Benchlight releases', releasesSchema),
  define('changes', 'Benchlight changes', changeLineSchema),
  define('release-tasks', 'Benchlight release-tasks', releaseLineSchema),
];

const ofResults = [
  define('results', 'Runs of systems on a benchmark', resultsFileSchema),
  define('result-record', 'Result of a system on a task of a benchmark', resultRecordSchema),
];
