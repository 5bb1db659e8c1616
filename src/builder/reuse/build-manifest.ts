import { hash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { findText } from '../output/find-text.ts';
import { attempt, writeCacheFile } from '#dataset/cache/cache-files.ts';
import { readSealedLine, toSealedLine } from '#dataset/cache/sealed-line.ts';
import type { SiteSummary } from '../output/site-summary.ts';
import { cacheFolders } from '../output/cache-folders.ts';
import type { Keys } from './decide-reuse.ts';
import type { FoundByFile } from './found-in-files.ts';

/** What a build was made from and what it left, for the next one. */
export interface BuildManifest extends ManifestHead, ManifestParts {}

interface ManifestHead {
  /** Of all that the site was made from. */
  fingerprint: string;
  /** Of the names, sizes and times of the files that the build left in the output folder. */
  listing: string;
  /** Of what is in them. */
  contents: string;
  summary: SiteSummary;
}

interface ManifestParts {
  keys: ReusableKeys;
  found: FoundByFile;
}

/** The keys of what can be reused, by kind. */
export interface ReusableKeys {
  findings: Keys;
  'guides and search': Keys;
  pages: Keys;
  'task files': Keys;
}

/** A manifest that was read, as far as it is needed. */
export interface FoundManifest extends ManifestHead {
  /** Undefined when they cannot be read. */
  readParts: () => ManifestParts | undefined;
}

/** Where builds with some settings write their manifest. */
export interface ManifestStore {
  read(): Promise<FoundManifest | undefined>;
  write(manifest: BuildManifest): void;
}

const place = cacheFolders.builds;
/** Each takes some hundred bytes a page. */
const mostManifests = 10;

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
      const path = join(parent, name);
      const head = readSealedLine(name, await readFirstLine(path)) as ManifestHead | undefined;
      const readParts = () =>
        readSealedLine(name, readSecondLine(path)) as ManifestParts | undefined;
      return head && { ...head, readParts };
    },
    write({ fingerprint, listing, contents, summary, ...parts }) {
      const head: ManifestHead = { fingerprint, listing, contents, summary };
      attempt(() => {
        for (const other of readdirSync(parent)) {
          if (other.startsWith(own) && other !== name) rmSync(join(parent, other));
        }
      });
      const lines = `${toSealedLine(name, head)}\n${toSealedLine(name, parts)}`;
      writeCacheFile(join(parent, name), lines, mostManifests);
    },
  };
}

/** All else in the file is much longer. */
async function readFirstLine(path: string): Promise<string> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return '';
  try {
    for await (const line of file.readLines()) return line;
    return '';
  } catch {
    return '';
  } finally {
    await file.close();
  }
}

const readSecondLine = (path: string): string => findText(path).split('\n')[1] ?? '';
