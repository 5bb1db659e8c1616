import type { Progress } from '#dataset/progress.ts';
import type { Shard } from './shards/shard.ts';
import type { BenchlightOptions } from '#site/context/benchlight-options.ts';

/** What a site is made from and for; the tasks folder is absolute. */
export interface BuildSettings extends Omit<BenchlightOptions, 'progress'> {
  site: string | undefined;
  base: string | undefined;
}

export interface BuildOptions extends BuildSettings {
  /** Absolute. */
  out: string;
  /** Rebuilds everything and ignores what earlier builds left. */
  force: boolean;
  part: BuildPart;
  progress?: Progress | undefined;
  /** Called with what a build had to do in another way than usual, in a line. */
  warn?: ((line: string) => void) | undefined;
}

/** What a build makes: a site, one of its shards, or a site of shards in folders. */
export type BuildPart =
  | { kind: 'whole' }
  | { kind: 'shard'; shard: Shard }
  | { kind: 'merge'; shards: readonly string[] };
