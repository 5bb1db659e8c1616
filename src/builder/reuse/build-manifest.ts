import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteSummary } from '../output/site-summary.ts';
import { cacheFolder } from '../output/cache-folder.ts';
import { removeOldest } from '../output/remove-oldest.ts';
import { removeFolders, removeStale } from '../output/stale-folders.ts';
import type { Keys } from './decide-reuse.ts';
import type { FindingsByFile } from './findings-cache.ts';

/** What a build was made from and what it left, for the next one. */
export interface BuildManifest extends ManifestHead, ManifestParts {}

interface ManifestHead {
  /** Of all that the site was made from. */
  fingerprint: string;
  /** Of the files that the build left in the output folder. */
  listing: string;
  summary: SiteSummary;
}

interface ManifestParts {
  keys: ReusableKeys;
  findings: FindingsByFile;
}

/** The keys of what can be reused, by kind. */
export interface ReusableKeys {
  findings: Keys;
  pages: Keys;
  'task files': Keys;
  'search parts': Keys;
}

/** A manifest that was read, as far as it is needed. */
export interface FoundManifest extends ManifestHead {
  /** Undefined when they cannot be read. */
  readParts: () => ManifestParts | undefined;
}

/** Where builds with some settings keep their manifest. */
export interface ManifestStore {
  read(): Promise<FoundManifest | undefined>;
  write(manifest: BuildManifest): Promise<void>;
}

const place = join(cacheFolder, 'builds');
/** Each takes some hundred bytes a page. */
const mostManifests = 10;
const underway = 'underway-';

/**
 * The manifests of builds with some settings. The last one counts.
 *
 * @param product what distinguishes one state of Benchlight from another; none reads what another
 *   wrote.
 */
export function openManifests(settings: object, product: string, parent = place): ManifestStore {
  const own = hash('sha256', JSON.stringify(settings)).slice(0, 16);
  const name = `${own}-${product.slice(0, 16)}.json`;
  return {
    async read() {
      const text = await readFile(join(parent, name), 'utf8').catch(() => '');
      const [line = '', parts = ''] = text.split('\n');
      const head = parseLine(line) as ManifestHead | undefined;
      return head && { ...head, readParts: () => parseLine(parts) as ManifestParts | undefined };
    },
    async write({ fingerprint, listing, summary, ...parts }) {
      await mkdir(parent, { recursive: true });
      await removeStale(parent, underway);
      const fresh = join(parent, `${underway}${process.pid}`);
      const head: ManifestHead = { fingerprint, listing, summary };
      await writeFile(fresh, `${JSON.stringify(head)}\n${JSON.stringify(parts)}`);
      await rename(fresh, join(parent, name));
      const names = await readdir(parent);
      const outdated = names.filter((other) => other.startsWith(own) && other !== name);
      await removeFolders(outdated.map((other) => join(parent, other)));
      await removeOldest(parent, mostManifests, underway);
    },
  };
}

/** Undefined for a line that was cut or changed: nothing is reused then. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
