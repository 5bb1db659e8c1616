import {
  closeSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { findStats } from '../files/find-stats.ts';
import { findRealPath } from '../files/real-path.ts';
import { nameUnderway } from './process-name.ts';
import { renamePatiently } from './rename-patiently.ts';

/**
 * Writes a file in one step: a reader, even after a crash, finds the earlier content or the new one. A
 * link stays a link; permissions and, where possible, the owner of an earlier file stay as they are.
 *
 * @param before what the file must have by now; any other is not replaced.
 * @param isLasting whether the content must outlast a failure of the machine, which takes longer.
 * @returns whether the file was written.
 * @throws the error of the system when it cannot be written.
 */
export function writeWhole(
  path: string,
  content: string | Uint8Array,
  { before, isLasting = true }: { before?: Uint8Array; isLasting?: boolean } = {},
): boolean {
  const target = findRealPath(path);
  const beside = join(dirname(target), nameUnderway());
  try {
    writeBeside(beside, content, findStats(target), isLasting);
    // As late as possible, since an editor may save the file at any moment.
    if (before && !hasContent(target, before)) return false;
    renamePatiently(beside, target);
    return true;
  } finally {
    rmSync(beside, { force: true });
  }
}

function writeBeside(
  beside: string,
  content: string | Uint8Array,
  earlier: Stats | undefined,
  isLasting: boolean,
): void {
  const file = openSync(beside, 'wx', earlier ? 0o600 : 0o666);
  try {
    writeFileSync(file, content);
    if (earlier) {
      giveTo(file, earlier);
      // After the owner, since a change of owner clears some permissions.
      fchmodSync(file, earlier.mode & 0o7777);
    }
    if (isLasting) fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Only an administrator can give a file to somebody else; the file then belongs to the caller. */
function giveTo(file: number, { uid, gid }: Stats): void {
  const own = fstatSync(file);
  if (own.uid === uid && own.gid === gid) return;
  try {
    fchownSync(file, uid, gid);
  } catch {
    return;
  }
}

/** A file that was deleted meanwhile has another content too. */
const hasContent = (path: string, content: Uint8Array): boolean =>
  findStats(path) !== undefined && readFileSync(path).equals(content);
