import { hash } from 'node:crypto';
import { openJsonCache } from '#dataset/cache/json-cache.ts';
import type { SiteSummary } from '../output/site-summary.ts';
import type { Keys } from './decide-reuse.ts';
import type { FoundByFile } from './cached-check.ts';

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
  read(): FoundManifest | undefined;
  write(manifest: BuildManifest): void;
}

/** Each takes some hundred bytes a page. */
const mostManifests = 10;

/**
 * The manifests of builds with some settings. The last one counts.
 *
 * @param product what distinguishes one state of Benchlight from another; none reads what another
 *   wrote.
 */
export function openManifests(settings: object, product: string, folder = 'builds'): ManifestStore {
  const name = hash('sha256', JSON.stringify(settings)).slice(0, 16);
  // All else is much longer than the head, and is needed only when something has changed.
  const heads = openJsonCache<ManifestHead & { product: string }>(`${folder}/heads`, mostManifests);
  const parts = openJsonCache<ManifestParts>(`${folder}/parts`, mostManifests);
  return {
    read() {
      const head = heads.read(name);
      return head?.product === product ? { ...head, readParts: () => parts.read(name) } : undefined;
    },
    write({ fingerprint, listing, contents, summary, ...others }) {
      // Between the two, no head belongs to the parts.
      heads.remove(name);
      parts.write(name, others);
      heads.write(name, { product, fingerprint, listing, contents, summary });
    },
  };
}
