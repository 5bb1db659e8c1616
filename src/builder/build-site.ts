import { hash } from 'node:crypto';
import type { Progress } from '../dataset/progress.ts';
import { fingerprintDataset } from '../dataset/fingerprint.ts';
import type { Severity } from '../lint/model/finding.ts';
import type { BenchlightOptions } from '../site/context/benchlight-options.ts';
import { openBuildNotes } from './reuse/build-manifest.ts';
import { digestListing } from './reuse/digest-listing.ts';
import { fingerprintProduct } from './reuse/fingerprint-product.ts';
import { findFormerBuild } from './reuse/previous-build.ts';
import { prepareOutput } from './output/output-folder.ts';
import { measureSite, type SiteSize } from './output/site-size.ts';

/** What a site is made from and for; the tasks folder is absolute. */
export interface BuildSettings extends Omit<BenchlightOptions, 'progress'> {
  site: string | undefined;
  base: string | undefined;
}

export interface BuildOptions extends BuildSettings {
  /** Absolute. */
  out: string;
  /** Rebuilds everything, ignoring what earlier builds left. */
  force: boolean;
  progress?: Progress | undefined;
}

export interface BuildResult {
  tasks: number;
  pages: number;
  /** Those of them that the former build did not leave; none when nothing has changed since. */
  rendered: number;
  findings: Readonly<Record<Severity, number>>;
  size: SiteSize;
}

/**
 * Builds a site beside its output folder and moves it there when it is whole, so that a failed or
 * interrupted build leaves the former site as it was. What the former build with these options
 * left is used again; when nothing has changed since, there is nothing to do.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { out, force, progress, ...settings } = options;
  const output = await prepareOutput(out, settings.tasks);
  try {
    const product = await fingerprintProduct();
    const fingerprint = await fingerprintBuild(settings, product);
    const notes = openBuildNotes({ ...settings, out: output.path }, product);
    const former = force ? undefined : await findFormerBuild(notes, output.path);
    if (former && former.fingerprint === fingerprint && former.isThere()) {
      return { ...former.result, rendered: 0 };
    }

    // A build with nothing to do can spare the time that all this takes to load.
    const { renderSite } = await import('./render-site.ts');
    const { files, keys, known, finishSearch, ...made } = await renderSite(settings, {
      staging: output.staging,
      former: former?.bring(output.staging) ?? Promise.resolve({}),
      known: former?.readFindings() ?? {},
      product,
      force,
      progress,
    });
    const [searchFiles, fingerprintAfter] = await Promise.all([
      finishSearch(),
      fingerprintBuild(settings, product),
    ]);
    const all = [...files, ...searchFiles];
    const result = { ...made, size: measureSite(all) };
    await output.replace();
    // Files that were written meanwhile may or may not be in this site.
    if (fingerprint !== undefined && fingerprint === fingerprintAfter) {
      const note = { fingerprint, listing: digestListing(all), keys, result };
      await notes.write(note, known);
    }
    return result;
  } finally {
    // What is left behind, the next build removes; it must not hide why this one failed.
    await output.discard().catch(() => undefined);
  }
}

/** Undefined when something cannot be read; the loader says what. */
async function fingerprintBuild(
  settings: BuildSettings,
  product: string,
): Promise<string | undefined> {
  try {
    const dataset = await fingerprintDataset(settings.tasks);
    return hash('sha256', JSON.stringify({ settings, product, dataset }));
  } catch {
    return undefined;
  }
}
