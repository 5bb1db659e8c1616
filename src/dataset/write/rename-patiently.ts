import { hasCode } from '../system-error.ts';
import { renameSync } from 'node:fs';

/** In milliseconds, between the attempts. */
const delays = [50, 100, 200, 400, 800];

/** What Windows answers while another program, such as a virus scanner, has a file open. */
const temporary = ['EACCES', 'EBUSY', 'EPERM'];

/**
 * Renames a file or folder. Windows refuses that while another program has it, or a file in it, open;
 * there it is tried again for a second and a half.
 */
export function renamePatiently(
  from: string,
  to: string,
  { isWindows = process.platform === 'win32', attempt = renameSync } = {},
): void {
  for (const delay of isWindows ? delays : []) {
    try {
      attempt(from, to);
      return;
    } catch (error) {
      if (!hasCode(error, ...temporary)) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delay);
  }
  attempt(from, to);
}
