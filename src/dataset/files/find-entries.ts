import { type Dirent, readdirSync } from 'node:fs';

/** What is in a folder; nothing for a path that is not a folder, or that may not be read. */
export function findEntries(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}
