import { existsSync } from 'node:fs';
import { type FileDigests, readFileDigests } from '../output/file-digests.ts';
import type { SiteSummary } from '../output/site-summary.ts';
import type { FoundManifest, ManifestStore } from './build-manifest.ts';
import type { Available, Previous, Reason } from './decide-reuse.ts';
import type { FindingsByFile } from './findings-cache.ts';
import { openPreviousSite, type PreviousSite } from './link-files.ts';

/** The build before this one, as far as something of it can be used. */
export interface PreviousBuild {
  /** The site as a whole, under the name {@link wholeSite}. */
  site: Available;
  /** The numbers of its site; undefined when there is none. */
  summary: SiteSummary | undefined;
  /** What is large, and needed only when something has changed. */
  readParts: () => PreviousParts;
  /** The digests of the files of its site; empty when they cannot be used. */
  readDigests: () => FileDigests;
  /** Links files of its site. */
  link: PreviousSite['link'];
  close: () => Promise<void>;
}

interface PreviousParts {
  available: Pick<Previous, 'findings' | 'pages' | 'task files'>;
  findings: FindingsByFile;
}

/** The name under which the site as a whole is decided. */
export const wholeSite = 'all of it';

/**
 * Finds the manifest of the previous build, and begins to look at its site in a thread. What is
 * returned waits for that.
 */
export async function findPreviousBuild(
  manifests: ManifestStore,
  { out, staging, force }: { out: string; staging: string; force: boolean },
): Promise<() => Promise<PreviousBuild>> {
  const manifest = force ? undefined : await manifests.read();
  if (!manifest || !existsSync(out)) {
    return () => Promise.resolve(nothingLeft(force ? '--force' : 'no previous build'));
  }
  const { listing, contents } = manifest;
  const site = openPreviousSite({ from: out, to: staging, listing, contents });
  return async () => describe(manifest, out, site, await site.unusable);
}

/** A build of which nothing can be used. */
const nothingLeft = (reason: Reason): PreviousBuild => ({
  site: { unusable: reason },
  summary: undefined,
  readParts: () => ({ available: unusableParts(reason), findings: {} }),
  readDigests: () => new Map(),
  link: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

function describe(
  { fingerprint, summary, readParts }: FoundManifest,
  out: string,
  { link, close }: PreviousSite,
  unusable: Reason | undefined,
): PreviousBuild {
  return {
    site: unusable === undefined ? { keys: { [wholeSite]: fingerprint } } : { unusable },
    summary,
    readParts() {
      const parts = readParts();
      if (!parts) return { available: unusableParts('no previous build'), findings: {} };
      const { keys, findings } = parts;
      const available = {
        findings: { keys: keys.findings },
        pages: { keys: keys.pages },
        'task files': { keys: keys['task files'] },
      };
      // Findings are in the manifest, so they outlive the site.
      return unusable === undefined
        ? { available, findings }
        : { available: { ...unusableParts(unusable), findings: available.findings }, findings };
    },
    readDigests: () => (unusable === undefined ? readFileDigests(out) : new Map()),
    link,
    close,
  };
}

const unusableParts = (unusable: Reason): PreviousParts['available'] => ({
  findings: { unusable },
  pages: { unusable },
  'task files': { unusable },
});
