import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findText } from '../output/find-text.ts';
import { type FileDigests, readFileDigests } from '../output/file-digests.ts';
import type { ReusableKeys } from '../reuse/build-manifest.ts';
import type { FoundByFile } from '../reuse/cached-check.ts';
import type { Shard } from './shard.ts';
import type { ShardOrigin } from './shard-origin.ts';

/** In every shard: what it is a part of, and what the merge needs to know of its files. */
const shardFileName = '.benchlight-shard';

export interface ShardFile {
  shard: Shard;
  origin: ShardOrigin;
  keys: ReusableKeys;
  /** In the files that the keys name. */
  found: FoundByFile;
}

/** A shard in a folder. */
export interface FoundShard extends ShardFile {
  folder: string;
  /** Of all its files. */
  digests: FileDigests;
}

export function writeShardFile(folder: string, { found, ...file }: ShardFile): void {
  const names = Object.keys(file.keys.findings);
  const own = Object.fromEntries(names.map((name) => [name, found[name] ?? { findings: [] }]));
  writeFileSync(join(folder, shardFileName), JSON.stringify({ ...file, found: own }));
}

/** Undefined where no whole shard is. */
export function readShard(folder: string): FoundShard | undefined {
  const digests = readFileDigests(folder);
  const text = findText(join(folder, shardFileName));
  if (digests.get(shardFileName) !== hash('sha256', text)) return undefined;
  return { ...(JSON.parse(text) as ShardFile), folder, digests };
}
