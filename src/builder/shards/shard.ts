import type { Keys } from '../reuse/decide-reuse.ts';

/** One of the parts of a site that machines build apart: "2 of 4". */
export interface Shard {
  /** From 1. */
  number: number;
  of: number;
}

export const nameShard = ({ number, of }: Shard): string => `shard ${number} of ${of}`;

/**
 * What a shard makes of all that has a key: every page and task file whose place in its list is that
 * of the shard, so that each shard has as many as the others, of all kinds. What has no key is made
 * when shards are merged.
 */
export function takeShare<Kind extends string>(
  keys: Readonly<Record<Kind, Keys>>,
  shard: Shard,
): Record<Kind, Keys> {
  const taken = Object.entries<Keys>(keys).map(([kind, all]) => [kind, takeKeys(all, shard)]);
  return Object.fromEntries(taken) as Record<Kind, Keys>;
}

function takeKeys(keys: Keys, { number, of }: Shard): Keys {
  const withKey = Object.entries(keys).filter(([, key]) => key !== undefined);
  return Object.fromEntries(withKey.filter((_, index) => index % of === number - 1));
}
