import { existsSync } from 'node:fs';
import { type FileDigests, readFileDigests } from '../output/file-digests.ts';
import type { ListedFile } from '../output/list-files.ts';
import type { SiteSummary } from '../output/site-summary.ts';
import { PreviousSiteLost } from '../output/update-site.ts';
import type { FoundManifest, ManifestStore, ReusableKeys } from './build-manifest.ts';
import type { Available, Previous, Reason } from './decide-reuse.ts';
import type { FoundByFile } from './cached-check.ts';
import { compareSite, type SiteState } from './previous-site.ts';

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
  /**
   * Takes files of its site into the new one.
   *
   * @returns those that are in the output folder, and stay there; the others are put in the folder
   *   where the new site is made.
   * @throws PreviousSiteLost when one is missing.
   */
  take: (names: readonly string[]) => readonly ListedFile[];
}

interface PreviousParts {
  available: Omit<Previous, 'site' | 'compiled pages'>;
  found: FoundByFile;
}

/** The name under which the site as a whole is decided. */
export const wholeSite = 'whole site';

/** Finds what the previous build left in the output folder. */
export function findPreviousBuild(
  out: string,
  manifests: ManifestStore,
  { force }: { force: boolean },
): PreviousBuild {
  const manifest = force || !existsSync(out) ? undefined : manifests.read();
  return manifest
    ? describe(manifest, out, compareSite(out, manifest))
    : nothingLeft(force ? '--force' : 'no previous build');
}

/** A build of which nothing can be used. */
export const nothingLeft = (reason: Reason): PreviousBuild => ({
  site: { unusable: reason },
  summary: undefined,
  readParts: () => ({ available: unusableParts(reason), found: {} }),
  readDigests: () => new Map(),
  take: () => [],
});

function describe(
  { fingerprint, summary, readParts }: FoundManifest,
  out: string,
  state: SiteState,
): PreviousBuild {
  const unusable = 'unusable' in state ? state.unusable : undefined;
  const files = 'files' in state ? state.files : [];
  let digests: FileDigests | undefined;
  return {
    site: unusable === undefined ? { keys: { [wholeSite]: fingerprint } } : { unusable },
    summary,
    readParts() {
      const parts = readParts();
      if (!parts) return { available: unusableParts('no previous build'), found: {} };
      const { keys, found } = parts;
      const available = toParts((kind) => ({ keys: keys[kind] }));
      // What was found in files is in the manifest, so it outlives the site.
      return unusable === undefined
        ? { available, found }
        : { available: { ...unusableParts(unusable), findings: available.findings }, found };
    },
    readDigests: () => (digests ??= unusable === undefined ? readFileDigests(out) : new Map()),
    take: (names) => pickFiles(files, names),
  };
}

function pickFiles(files: readonly ListedFile[], names: readonly string[]): ListedFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  return names.map((name) => {
    const file = byName.get(name);
    if (!file) throw new PreviousSiteLost(`the previous site has no file ${name}`);
    return file;
  });
}

const unusableParts = (unusable: Reason) => toParts(() => ({ unusable }));

/** What an earlier build left of each kind that has keys. */
export const toParts = (
  find: (kind: keyof ReusableKeys) => Available,
): PreviousParts['available'] => ({
  findings: find('findings'),
  'guides and search': find('guides and search'),
  pages: find('pages'),
  'task files': find('task files'),
});
