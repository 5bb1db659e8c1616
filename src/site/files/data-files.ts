import { closeSync, fstatSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { toTaskDetails } from '#explorer/details/task-details.ts';
import { toExplorerFile } from '#explorer/index/explorer-file.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { addresses } from '#addresses/addresses.ts';
import { resultAddresses } from '#addresses/result-addresses.ts';
import { toBadge } from '#export/dataset/badge.ts';
import { toCsvMetadata } from '#export/tasks/csv-metadata.ts';
import { csvMetadataAddress } from '#export/dataset/exports.ts';
import { listAllExports } from '#export/all-exports.ts';
import { listExportSchemas } from '#export/list-export-schemas.ts';
import { toResultsBadge } from '#export/results/results-badge.ts';
import { deriveEditorSchema } from '#format/editor/editor-schema.ts';
import { deriveDatasetSchema } from '#format/json-schema.ts';
import { provideContext } from '../context/build-context.ts';
import type { Site } from '../context/load-site.ts';
import { listPreviewFiles } from '../preview/preview-files.ts';
import { listFacets } from '../page/list-facets.ts';
import type { DataFile } from './data-file.ts';
import { listHistoryFiles } from './history-files.ts';
import { listMarkdownFiles } from './markdown-files.ts';
import { allRuleMetas } from '#lint/rules/index.ts';
import { reportSchemas, resultSchemas, toSchemaFile } from './published-schemas.ts';
import { listShortNamePage, listShortPages } from './short-pages.ts';
import { type SiteLocation, toRoot } from '../page/site-location.ts';
import { readTaskFile } from './task-file.ts';

/** A long one, which comes in pieces. */
export interface LongFile {
  address: string;
  read: () => Iterable<string>;
}

/** The task files, the schemas and what is made for other tools, at their addresses. */
export function* listAllFiles(site: Site, place: SiteLocation): Generator<DataFile | LongFile> {
  yield* listDataFiles(site, place);
  yield* listExportFiles(site, place);
}

/** All of them but the exports. */
export function* listDataFiles(site: Site, place: SiteLocation): Generator<DataFile> {
  const { dataset, catalogue, results } = site;
  const { about } = catalogue;
  const { canary } = about;
  for (const entry of catalogue.entries) {
    yield {
      address: addresses.taskFile(entry.path),
      // The bytes of another encoding are known to its file alone.
      ...(entry.isPlainText && { task: entry }),
      read: () => readTaskFile(dataset.folder, entry, about),
    };
    yield* listShortNamePage(entry, site, place);
  }
  yield* listHistoryFiles(site, place);
  yield* listMarkdownFiles(site, place);
  yield { address: addresses.badge, read: () => toBadge(catalogue) };
  if (results) {
    yield { address: resultAddresses.badge, read: () => toResultsBadge(results, about) };
  }
  yield {
    address: addresses.explorerIndex,
    read: () => {
      const index = toExplorerIndex(catalogue, listFacets(site));
      return JSON.stringify({ ...toExplorerFile(index), canary });
    },
  };
  yield {
    address: addresses.taskDetails,
    read: () => JSON.stringify({ ...toTaskDetails(catalogue), canary }),
  };
  yield* listPictures(catalogue);
  yield* listShortPages(site, place);
  yield toSchemaFile(
    addresses.taskSchema,
    () => deriveEditorSchema(dataset.vocabulary, about.fields),
    canary,
  );
  yield toSchemaFile(addresses.datasetSchema, () => deriveDatasetSchema(allRuleMetas), canary);
  for (const { name, schema } of [...reportSchemas(), ...resultSchemas()]) {
    yield toSchemaFile(addresses.exportSchema(name), () => schema, canary);
  }
  yield { address: csvMetadataAddress, read: () => toCsvMetadata(catalogue) };
  for (const { name, derive } of listExportSchemas(site)) {
    yield toSchemaFile(addresses.exportSchema(name), derive, canary);
  }
}

function* listPictures(catalogue: Catalogue): Generator<DataFile> {
  for (const { address, describe } of listPreviewFiles(catalogue)) {
    yield {
      address,
      origin: () => JSON.stringify(describe()),
      read: async () => {
        // Most builds have all pictures in the cache.
        const { toPicture } = await import('../preview/to-picture.ts');
        return toPicture(describe());
      },
    };
  }
}

function* listExportFiles(site: Site, place: SiteLocation): Generator<LongFile> {
  const exports = listAllExports(site.catalogue, site, toRoot(place));
  for (const { address, write } of exports) yield { address, read: write };
}

/** Writes all files beside the pages into a folder. */
export async function writeAllFiles(
  folder: string,
  site: Site,
  place: SiteLocation,
): Promise<void> {
  for (const { address, read } of listDataFiles(site, place)) {
    const path = join(folder, address);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await read());
  }
  writeExports(folder, site, place);
}

/** Writes the exports into a folder, and has pages know how long they are. */
export function writeExports(folder: string, site: Site, place: SiteLocation): void {
  const exportSizes = new Map<string, number>();
  for (const { address, read } of listExportFiles(site, place)) {
    const path = join(folder, address);
    mkdirSync(dirname(path), { recursive: true });
    exportSizes.set(address, writeInPieces(path, read()));
  }
  provideContext({ ...site, exportSizes });
}

/** Returns how many bytes the file has. */
function writeInPieces(path: string, pieces: Iterable<string>): number {
  const file = openSync(path, 'w');
  try {
    for (const piece of pieces) writeFileSync(file, piece);
    return fstatSync(file).size;
  } finally {
    closeSync(file);
  }
}
