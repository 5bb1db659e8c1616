import { exampleCatalogue } from '../../../catalogue/example-catalogue.ts';
import { type ExplorerData, unpackIndex } from '../../../catalogue/explorer/explorer-data.ts';
import { type ExplorerIndex, toExplorerIndex } from '../../../catalogue/explorer/explorer-index.ts';
import type { JsonObject } from '../../../text/json/json-value.ts';

/** The explorer's index of tasks for tests: parts of example tasks by file. */
const exampleIndex = (fieldsByFile: Readonly<Record<string, JsonObject>>): ExplorerIndex =>
  toExplorerIndex(exampleCatalogue(fieldsByFile));

/** The same, unpacked. */
export const exampleData = (fieldsByFile: Readonly<Record<string, JsonObject>>): ExplorerData =>
  unpackIndex(exampleIndex(fieldsByFile));
