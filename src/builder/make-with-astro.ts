import { mkdir, rm } from 'node:fs/promises';
import type { BuildSettings } from './build-options.ts';
import type { ProgramFailure } from './compiled/program-failure.ts';
import { runAstro } from './compiler/run-astro.ts';
import { finishSite, type MadeSite } from './finish-site.ts';
import { listBeside } from './make-site.ts';
import { listFiles } from './output/list-files.ts';
import { type BuildInput, prepareSite } from './prepare-site.ts';
import { decideReuse } from './reuse/decide-reuse.ts';
import { nothingLeft } from './reuse/previous-build.ts';

/**
 * Makes a site with Astro's own build, which takes longer and reuses nothing. A clone falls back to it
 * when its program fails, as it may after a change in Astro.
 *
 * @throws what Astro fails with.
 */
export async function makeWithAstro(
  settings: BuildSettings,
  input: BuildInput,
  failure: ProgramFailure,
): Promise<MadeSite> {
  const { staging, warn } = input;
  warn?.(`${failure.message}; building with Astro itself, which takes longer`);
  const reason = 'made by Astro';
  const alone = { ...input, previous: nothingLeft(reason) };
  const prepared = await prepareSite(settings, alone);

  const scratch = `${staging}.astro`;
  try {
    await rm(staging, { recursive: true });
    await mkdir(staging);
    const warnings = await runAstro(
      { kind: 'site', options: { ...settings, outDir: staging } },
      scratch,
    );
    for (const warning of warnings) warn?.(warning);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }

  const beside = listBeside(prepared);
  const isBeside = new Set(beside);
  const pages = listFiles(staging)
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.html') && !isBeside.has(name));
  const kind = 'compiled pages';
  const decided = decideReuse({ [kind]: { unusable: reason } }, { [kind]: { [kind]: kind } });
  return finishSite(alone, prepared, decided, {
    made: { files: pages, addresses: [], rendered: pages.length },
    beside,
    digests: new Map(),
    unchanged: [],
    tasks: prepared.site.dataset.tasks.length,
    namesWithoutPage: prepared.site.catalogue.groupsWithoutPage.length,
  });
}
