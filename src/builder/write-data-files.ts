import type { DataFile } from '#site/files/data-file.ts';
import { listDataFiles } from '#site/files/data-files.ts';
import { readCachedPicture } from './output/cached-picture.ts';
import type { PreparedSite } from './prepare-site.ts';
import type { FileWriter } from './writer/file-writer.ts';

/**
 * Writes the files beside the pages that are not reused, one at each step.
 *
 * @param product what distinguishes one state of Benchlight from another.
 * @param isOwn whether a file belongs to what is made, by its name.
 */
export async function* writeDataFiles(
  writer: FileWriter,
  { site, place, decided }: PreparedSite,
  product: string,
  isOwn: (name: string) => boolean,
): AsyncGenerator<void> {
  for (const file of listDataFiles(site, place)) {
    const name = toDataFileName(file.address);
    if (!isOwn(name) || decided['task files'].reused.has(name)) continue;
    await writer.write({ address: name, content: await readContent(file, product) });
    yield;
  }
}

/** Pictures take long to draw and come from the cache, if the same Benchlight drew them. */
export const readContent = ({ read, origin }: DataFile, product: string) =>
  origin === undefined
    ? read()
    : readCachedPicture(`${product}\n${origin()}`, async () => Buffer.from(await read()));

/** The name of a file below the folder of the site, by its address. */
export const toDataFileName = (address: string): string => address.slice(1);
