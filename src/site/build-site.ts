import { hash } from 'node:crypto';
import { fingerprintDataset } from '../dataset/fingerprint.ts';
import type { Severity } from '../lint/finding.ts';
import type { BenchlightOptions } from './benchlight-options.ts';
import { openBuildCache } from './cache/build-cache.ts';
import { fingerprintProduct } from './cache/fingerprint-product.ts';
import { findSameBuild, noteBuild } from './cache/former-build.ts';
import { prepareOutput } from './output-folder.ts';
import type { SiteSize } from './site-size.ts';
import { prepareStaging } from './staging-folder.ts';

/** What a site is made from and for. */
export interface BuildSettings extends Pick<BenchlightOptions, 'without'> {
  /** Absolute. */
  tasks: string;
  site: string | undefined;
  base: string | undefined;
}

export interface BuildOptions extends BuildSettings, Pick<BenchlightOptions, 'progress'> {
  /** Absolute. */
  out: string;
  /** Makes every page anew, whatever the former build left. */
  cold: boolean;
}

export interface BuildResult {
  tasks: number;
  pages: number;
  findings: Readonly<Record<Severity, number>>;
  size: SiteSize;
  /** Whether the former build had made this site, so that there was nothing to do. */
  isUnchanged: boolean;
}

/**
 * Builds a site beside its output folder and moves it there when it is whole, so that a failed or
 * interrupted build leaves the former site as it was. What the former build with these settings
 * left is used again; when nothing has changed since, there is nothing to do.
 */
export async function buildSite({
  out,
  cold,
  progress,
  ...settings
}: BuildOptions): Promise<BuildResult> {
  const output = await prepareOutput(out, settings.tasks);
  const staging = await prepareStaging();
  const product = await fingerprintProduct();
  const fingerprint = await fingerprintBuild(settings, product);
  const cache = openBuildCache(settings, product);
  if (fingerprint !== undefined && !cold) {
    const former = await findSameBuild(cache.kept, { fingerprint, out: output.path });
    if (former) return { ...former, isUnchanged: true };
  }

  // Astro takes half a second to load, which a build with nothing to do can spare.
  const { renderSite } = await import('./render-site.ts');
  const work = await cache.take(cold);
  try {
    const folders = { cache: work, staging: staging.site };
    const result = await renderSite({ ...settings, progress }, folders);
    await output.replaceWith(staging.site);
    // Files that were written meanwhile may or may not be in this site.
    if (fingerprint !== undefined && fingerprint === (await fingerprintBuild(settings, product))) {
      await noteBuild(work, { fingerprint, out: output.path, result });
    }
    await cache.keep();
    return result;
  } finally {
    // What is left behind, the next build removes; it must not hide why this one failed.
    await Promise.all([staging.remove(), cache.drop()]).catch(() => undefined);
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
