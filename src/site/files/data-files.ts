import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { citeTask } from '../../catalogue/citing/task-citation.ts';
import type { TaskEntry } from '../../catalogue/task/task-entry.ts';
import { toExplorerFile } from '../../catalogue/explorer/explorer-file.ts';
import { toExplorerIndex } from '../../catalogue/explorer/explorer-index.ts';
import { addresses } from '../../catalogue/urls.ts';
import { toBadge } from '../../export/badge.ts';
import { toCitationFiles } from '../../export/citation-files.ts';
import { toCsvMetadata } from '../../export/csv-metadata.ts';
import { csvMetadataAddress, listExports } from '../../export/data-exports.ts';
import { deriveExportSchema, exportSchemaNames } from '../../export/export-schemas.ts';
import { deriveDatasetSchema } from '../../format/json-schema.ts';
import type { BenchlightOptions } from '../benchlight-options.ts';
import type { FileWriter } from './file-writer.ts';
import { loadSite, type Site } from '../load-site.ts';
import { printSchema } from './published-schemas.ts';
import { writeShortPage } from './short-page.ts';
import { type Place, toRoot } from '../site-address.ts';
import { readTaskFile } from './task-file.ts';

/** A file beside the pages; a long one comes in pieces. */
interface DataFile {
  address: string;
  read(): Promise<Buffer> | Iterable<string> | string;
}

/** The task files, the schemas and what is made for other tools, at their addresses. */
export function listDataFiles(site: Site, place: Place): DataFile[] {
  const { dataset, catalogue } = site;
  const { canary } = catalogue.about;
  return [
    ...catalogue.entries.flatMap((entry) => [
      {
        address: addresses.taskFile(entry.path),
        read: () => readTaskFile(dataset.folder, entry, catalogue.about),
      },
      ...listCitations(entry, site, place),
      ...listShortPage(entry, site, place),
    ]),
    ...listExportFiles(site, place),
    { address: addresses.badge, read: () => toBadge(catalogue) },
    {
      address: addresses.explorerIndex,
      read: () => JSON.stringify({ ...toExplorerFile(toExplorerIndex(catalogue)), canary }),
    },
    { address: addresses.picture, read: () => readFile(new URL('picture.png', import.meta.url)) },
    { address: addresses.taskSchema, read: () => printSchema(dataset.schema, canary) },
    { address: addresses.datasetSchema, read: () => printSchema(deriveDatasetSchema(), canary) },
  ];
}

function listExportFiles({ catalogue }: Site, place: Place): DataFile[] {
  const { about } = catalogue;
  return [
    ...listExports(catalogue, toRoot(place)).map(({ address, write }) => ({
      address,
      read: write,
    })),
    { address: csvMetadataAddress, read: () => toCsvMetadata(about) },
    ...exportSchemaNames.map((name) => ({
      address: addresses.exportSchema(name),
      read: () => printSchema(deriveExportSchema(name), about.canary),
    })),
  ];
}

function listCitations(entry: TaskEntry, { catalogue }: Site, place: Place): DataFile[] {
  const { about, without } = catalogue;
  if (without.includes('citations')) return [];
  return (['bib', 'ris', 'txt'] as const).map((format) => ({
    address: addresses.taskCitation(entry.path, format),
    read: () => toCitationFiles(citeTask(entry, about, place.siteAddress), about.canary)[format],
  }));
}

function listShortPage(entry: TaskEntry, { catalogue }: Site, place: Place): DataFile[] {
  const { shortName } = entry;
  if (shortName === undefined) return [];
  const { canary } = catalogue.about;
  return [
    {
      address: `${addresses.shortTask(shortName)}index.html`,
      read: () => writeShortPage(entry, { ...place, canary }),
    },
  ];
}

/** Writes all data files into a folder; those of which there are several for a task by its writer. */
export async function writeDataFiles(
  folder: string,
  writer: FileWriter,
  site: Site,
  place: Place,
): Promise<void> {
  for (const file of listDataFiles(site, place)) {
    const { address } = file;
    const content = await file.read();
    if (typeof content === 'string' || content instanceof Uint8Array) {
      await writer.write({ address, content });
    } else {
      await writePieces(join(folder, address), content);
    }
  }
}

async function writePieces(path: string, pieces: Iterable<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, pieces);
}

const types: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.png': 'image/png',
};

/** The file at an address without the base path; undefined when no data file lies there. */
export async function readDataFile(
  options: BenchlightOptions,
  address: string,
  place: Place,
): Promise<{ content: Buffer | Iterable<string>; type: string } | undefined> {
  if (!/\.\w+$|^\/t\/[^/]+\/$/.test(address)) return undefined;
  const path = address.endsWith('/') ? `${address}index.html` : address;
  const file = listDataFiles(await loadSite(options), place).find(
    (candidate) => candidate.address === path,
  );
  if (!file) return undefined;
  return { content: await file.read(), type: types[extname(path)] ?? 'text/plain; charset=utf-8' };
}
