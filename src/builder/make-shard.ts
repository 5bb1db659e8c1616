import type { BuildSettings } from './build-options.ts';
import { finishSite, type MadeSite } from './finish-site.ts';
import { toPageFile } from './output/page-file.ts';
import { type BuildInput, type OpenProgram, prepareSite } from './prepare-site.ts';
import { renderPages } from './render-pages.ts';
import { countTasks, type Shard } from './shards/shard.ts';
import { writeShardFile } from './shards/shard-file.ts';
import { toShardOrigin } from './shards/shard-origin.ts';
import { writeDataFiles } from './write-data-files.ts';
import { startFileWriter } from './writer/file-writer.ts';

/** Makes the pages and task files that belong to a shard, and what merging it needs. */
export async function makeShard(
  settings: BuildSettings,
  input: BuildInput,
  opening: Promise<OpenProgram>,
  shard: Shard,
): Promise<MadeSite> {
  const { staging, digest, previous, product, progress } = input;
  const prepared = await prepareSite(settings, input, shard);
  const { site, keys, found, reused } = prepared;
  const writer = startFileWriter(staging);
  try {
    const unchanged = previous.take(reused);
    const { compiled, decided: program } = await opening;
    const own = (await compiled.listPages()).filter((page) => toPageFile(page) in keys.pages);
    const made = await renderPages(own, {
      reused: new Set(reused),
      writer,
      beside: writeDataFiles(writer, prepared, product, (name) => name in keys['task files']),
      progress,
    });
    const digests = await writer.finish();
    const origin = toShardOrigin(settings, product, digest);
    writeShardFile(staging, { shard, origin, keys, found });
    return finishSite(input, prepared, program, {
      made,
      beside: Object.keys(keys['task files']),
      digests,
      unchanged,
      tasks: countTasks(site.catalogue, keys.pages),
    });
  } finally {
    await writer.close();
  }
}
