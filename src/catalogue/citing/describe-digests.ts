import { shortenDigest } from '#text/short-digest.ts';
import type { Citation } from './task-citation.ts';

/**
 * The digests of what is cited, as people quote them: "SHA-256 3aa056728778", or with the code of the
 * environment "SHA-256: file 3aa056728778, judged by 5c1d90a3f2b4".
 */
export function describeDigests({
  id,
  digest,
  judgingDigest,
}: Pick<Citation, 'id' | 'digest' | 'judgingDigest'>): string | undefined {
  if (digest === undefined) return undefined;
  const file = shortenDigest(digest);
  return judgingDigest === undefined
    ? `SHA-256 ${file}`
    : `SHA-256: ${id === undefined ? 'files' : 'file'} ${file}, judged by ${shortenDigest(judgingDigest)}`;
}
