import { hash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '#dataset/usage-error.ts';
import { findRealPath, isWithinOnDisk } from '#dataset/files/real-path.ts';
import { type PreviousBuild, toParts } from '../reuse/previous-build.ts';
import { requireAllShards } from './require-all-shards.ts';
import { type FoundShard, readShard } from './shard-file.ts';
import type { ShardOrigin } from './shard-origin.ts';

/** The folders of a build that merges shards: theirs, its output folder, and where it writes. */
interface MergeFolders {
  shards: readonly string[];
  out: string;
  staging: string;
}

/**
 * The shards of a site, as a build before the one that merges them.
 *
 * @throws UsageError when they are not all of the shards of this site.
 */
export function mergeShards(
  { shards: folders, out, staging }: MergeFolders,
  origin: ShardOrigin,
): PreviousBuild {
  const shards = folders.map((folder) => openShard(folder, out));
  requireAllShards(shards, origin);
  const joinAll = <Value>(read: (shard: FoundShard) => Readonly<Record<string, Value>>) =>
    Object.fromEntries(shards.flatMap((shard) => Object.entries(read(shard))));
  const shardOf = new Map(
    shards.flatMap((shard) => [...shard.digests.keys()].map((name) => [name, shard])),
  );
  return {
    site: { unusable: 'no previous build' },
    summary: undefined,
    readParts: () => ({
      available: toParts((kind) => ({ keys: joinAll(({ keys }) => keys[kind]) })),
      found: joinAll(({ found }) => found),
    }),
    readDigests: () => new Map(shards.flatMap(({ digests }) => [...digests])),
    take(names) {
      for (const name of names) placeFile(name, shardOf.get(name), staging);
      return [];
    },
  };
}

function openShard(named: string, out: string): FoundShard {
  const shard = readShard(named);
  if (!shard) {
    throw new UsageError(
      `${named} is not a complete shard`,
      'Name folders that `build --shard` wrote, including the files whose names begin with a dot.',
    );
  }
  const folder = findRealPath(named);
  if (!isWithinOnDisk(folder, out) && !isWithinOnDisk(out, folder)) return shard;
  throw new UsageError(
    `the shard ${named} and the output folder ${out} overlap`,
    'Choose another output folder with --out; the build would replace the shard.',
  );
}

/** @throws UsageError when the shard has no such file, or another one than it was built with. */
function placeFile(name: string, shard: FoundShard | undefined, staging: string): void {
  const path = join(staging, name);
  try {
    mkdirSync(dirname(path), { recursive: true });
    linkOrCopy(join(shard?.folder ?? '', name), path);
    if (hash('sha256', readFileSync(path)) === shard?.digests.get(name)) return;
  } catch (cause) {
    throw refuse(name, shard, cause);
  }
  throw refuse(name, shard);
}

/** Shards may be on another disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

const refuse = (name: string, shard: FoundShard | undefined, cause?: unknown): UsageError =>
  new UsageError(
    `the file ${name} of the shard ${shard?.folder ?? ''} is missing or was changed`,
    'Build this shard again, or copy it again.',
    { cause },
  );
