/** Names exactly the tasks that a link was made for, however the dataset changes. */
export interface PinnedSet {
  count: number;
  /** The beginning of the digest of the set. */
  digest: string;
}

/** The set that an address names, as in `?app=vlc&set=23-1f0ab3c45d6e`; undefined for none. */
export function readSet(search: string): PinnedSet | undefined {
  const written = new URLSearchParams(search).get('set') ?? '';
  const [, count, digest] = /^(\d+)-([0-9a-f]{12})$/.exec(written) ?? [];
  return digest === undefined ? undefined : { count: Number(count), digest };
}
