/** A digest as people read and quote it: 12 digits tell any two versions apart. */
export function shortDigest(digest: string): string {
  return digest.slice(0, 12);
}
