import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const made = new Set<string>();

/**
 * Writes a file. One that is there with the same content stays, and another is replaced, never
 * changed: it may be a file of the former site too.
 */
export function placeFile(path: string, content: string | Uint8Array): void {
  makeFolder(dirname(path));
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const former = statSync(path, { throwIfNoEntry: false });
  if (former?.size === bytes.length && readFileSync(path).equals(bytes)) return;
  if (former) rmSync(path);
  writeFileSync(path, bytes);
}

function makeFolder(path: string): void {
  if (made.has(path)) return;
  mkdirSync(path, { recursive: true });
  made.add(path);
}
