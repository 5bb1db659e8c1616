import type { JsonObject } from '#text/json/json-value.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { buildCatalogue, type Catalogue, type CatalogueInput } from './catalogue.ts';

/** A catalogue for tests: parts of example tasks by file, and parts of the catalogue's input. */
export function exampleCatalogue(
  fieldsByFile: Readonly<Record<string, JsonObject>>,
  input: Partial<CatalogueInput> = {},
): Catalogue {
  const tasks = Object.entries(fieldsByFile).map(([file, part]) => {
    const fields = exampleTask(part);
    return { file, fields, text: JSON.stringify(fields), isPlainText: true };
  });
  return buildCatalogue({
    datasetFile: { title: 'Examples', language: 'en' },
    tasks,
    suites: [],
    findings: [],
    fileCount: tasks.length,
    unreadable: [],
    vocabulary: createVocabulary(),
    ...input,
  });
}
