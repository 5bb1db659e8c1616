import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { type ExplorerData, unpackIndex } from '#explorer/index/explorer-data.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import type { JsonObject } from '#text/json/json-value.ts';

/** The explorer's data of tasks for tests: parts of example tasks by file. */
export const exampleData = (fieldsByFile: Readonly<Record<string, JsonObject>>): ExplorerData =>
  unpackIndex(toExplorerIndex(exampleCatalogue(fieldsByFile)));
