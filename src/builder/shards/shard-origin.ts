import type { BenchlightOptions } from '#site/context/benchlight-options.ts';

/** The options of a build that change what is written. */
interface WrittenOptions extends Pick<BenchlightOptions, 'shortAddresses'> {
  site: string | undefined;
  base: string | undefined;
}

/** What has to be equal for all shards of a site, and for the build that merges them. */
export interface ShardOrigin {
  /** Benchlight itself, with the Node that runs it. */
  product: string;
  /** The options, as they are called. */
  options: string;
  /** Of all task files, and of what belongs to them. */
  dataset: string;
}

export const toShardOrigin = (
  settings: WrittenOptions,
  product: string,
  dataset: string,
): ShardOrigin => ({ product, options: nameOptions(settings), dataset });

/** The folder of the tasks may be another one on each machine. */
function nameOptions({ site, base, shortAddresses = false }: WrittenOptions): string {
  const named = [
    ...(site === undefined ? [] : [`--site ${site}`]),
    ...(base === undefined || base === '/' ? [] : [`--base ${base}`]),
    ...(shortAddresses ? ['--short-addresses'] : []),
  ];
  return named.join(' ');
}
