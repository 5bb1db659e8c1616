import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addresses } from '../catalogue/urls.ts';
import { inBatches } from '../dataset/in-batches.ts';
import { toBadge } from '../export/badge.ts';
import { deriveDatasetSchema } from '../format/json-schema.ts';
import { loadSite, type Site } from './load-site.ts';
import { printSchema } from './published-schemas.ts';

/** A file beside the pages: one of the dataset's, byte for byte, or one that is made. */
type DataFile = { address: string } & ({ copyOf: string } | { content: string });

/** The task files, the schemas and what is made for other tools, at their addresses. */
export function listDataFiles({ dataset, catalogue }: Site): DataFile[] {
  return [
    ...catalogue.entries.map(({ file, path, text }) => ({
      address: addresses.taskFile(path),
      ...(catalogue.about.answers === 'omit'
        ? { content: text }
        : { copyOf: join(dataset.folder, file) }),
    })),
    { address: addresses.badge, content: toBadge(catalogue) },
    { address: addresses.taskSchema, content: printSchema(dataset.schema) },
    { address: addresses.datasetSchema, content: printSchema(deriveDatasetSchema()) },
  ];
}

export async function writeDataFiles(folder: string, site: Site): Promise<void> {
  await inBatches(listDataFiles(site), async (file) => {
    const path = join(folder, file.address);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'copyOf' in file ? await readFile(file.copyOf) : file.content);
  });
}

/** The content at an address without the base path; undefined when no data file lies there. */
export async function readDataFile(
  tasks: string,
  address: string,
): Promise<Buffer | string | undefined> {
  if (!/\.\w+$/.test(address)) return undefined;
  const files = listDataFiles(await loadSite(tasks));
  const file = files.find((candidate) => candidate.address === address);
  if (!file) return undefined;
  return 'copyOf' in file ? readFile(file.copyOf) : file.content;
}
