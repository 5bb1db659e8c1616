/** A digest as people read and quote it: 12 digits distinguish any two versions. */
export function shortenDigest(digest: string): string {
  return digest.slice(0, 12);
}
