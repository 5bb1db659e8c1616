import { fileDigestsName } from '#dataset/files/file-digests-name.ts';
import { countBySeverity } from '#lint/model/finding.ts';
import { countImpact } from '#lint/report/headline.ts';
import { sum } from '#text/figures/sum.ts';
import { type FileDigests, makeFileDigests, writeFileDigests } from './output/file-digests.ts';
import { listFile, type ListedFile, listFiles } from './output/list-files.ts';
import { measureSite } from './output/site-size.ts';
import type { SiteSummary } from './output/site-summary.ts';
import type { BuildInput, OpenProgram, PreparedSite } from './prepare-site.ts';
import type { RenderedPages } from './render-pages.ts';
import type { ReusableKeys } from './reuse/build-manifest.ts';
import type { Decision } from './reuse/decide-reuse.ts';
import type { FoundByFile } from './reuse/cached-check.ts';

export interface MadeSite {
  summary: SiteSummary;
  /** How many pages were not taken from the previous site. */
  rendered: number;
  /** A digest of all that is in its files. */
  contents: string;
  files: readonly ListedFile[];
  /** Those of the previous site that stay in the output folder; all others are in the staging. */
  unchanged: readonly ListedFile[];
  keys: ReusableKeys;
  found: FoundByFile;
  reuse: Omit<Decision, 'site'>;
}

interface Written extends Pick<MadeSite, 'unchanged'>, Pick<SiteSummary, 'tasks'> {
  made: RenderedPages;
  /** The names of the files beside the pages. */
  beside: readonly string[];
  /** Of the files that the writer wrote. */
  digests: FileDigests;
  namesWithoutPage?: number;
}

/**
 * Lists, digests and measures a site, or a shard of it, when all its files are written.
 *
 * @throws when one is missing, before the site replaces the previous one.
 */
export function finishSite(
  { staging, previous }: BuildInput,
  { site, keys, found, decided, reused }: PreparedSite,
  program: OpenProgram['decided'],
  { made, beside, digests, unchanged, tasks, namesWithoutPage = 0 }: Written,
): MadeSite {
  const written = [...listFiles(staging), ...unchanged];
  const names = written.map(({ name }) => name);
  requireAll(names, [...made.files, ...beside]);
  const all = new Map([...digests, ...pickDigests(previous.readDigests(), reused)]);
  const contents = writeFileDigests(staging, makeFileDigests(staging, names, all));
  const files = [...written, listFile(staging, fileDigestsName)];
  return {
    summary: {
      tasks,
      pages: made.files.length,
      namesWithoutPage,
      findings: countBySeverity(site.dataset.findings),
      impact: countImpact(site.dataset.findings),
      baseline: countRecorded(site.dataset.baseline),
      size: measureSite(files),
    },
    rendered: made.rendered,
    contents,
    files,
    unchanged,
    keys,
    found,
    reuse: { ...program, ...decided },
  };
}

const countRecorded = (applied: PreparedSite['site']['dataset']['baseline']) =>
  applied && {
    recorded: applied.recorded.length,
    gone: sum(applied.gone.map(({ count }) => count)),
  };

/** Reused files have the digests that they had. */
function pickDigests(digests: FileDigests, names: readonly string[]): FileDigests {
  const picked = new Set(names);
  return new Map([...digests].filter(([name]) => picked.has(name)));
}

function requireAll(names: readonly string[], due: readonly string[]): void {
  const written = new Set(names);
  const missing = due.filter((name) => !written.has(name));
  if (missing.length > 0) throw new Error(`${missing.length} files are missing: ${missing[0]} …`);
}
