import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How much room a site takes. */
export interface SiteSize {
  files: number;
  bytes: number;
}

/** Counts the files of a built site and adds up their bytes. */
export function measureSite(folder: string): SiteSize {
  const size = { files: 0, bytes: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    size.files += 1;
    size.bytes += statSync(join(entry.parentPath, entry.name)).size;
  }
  return size;
}
