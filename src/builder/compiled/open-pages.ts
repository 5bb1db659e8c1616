import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteOptions } from '#site/plugin/site-config.ts';
import { listFiles } from '../output/list-files.ts';
import type { ProgramPage } from '../program/page-program.ts';
import { loadProgram } from './load-program.ts';
import { wrapFailure } from './program-failure.ts';

/** Pages as a program, and the scripts, styles and other files that they load. */
export interface CompiledPages {
  /** The pages of the catalogue that is current. @throws ProgramFailure when it cannot list them. */
  listPages(): Promise<ProgramPage[]>;
  /** Reads what pages load, by the name of each file below the folder of a site. */
  readAssets(): Map<string, Uint8Array>;
}

/** Where a site is published. */
type SitePlace = Pick<SiteOptions, 'site' | 'base'>;

/** The folders of a program, in that of compiled pages. */
export const programParts = { program: 'program', assets: 'assets' };

/** Opens compiled pages for a site. */
export function openPages(folder: string, { site, base = '/' }: SitePlace): CompiledPages {
  const program = join(folder, programParts.program);
  const assets = join(folder, programParts.assets);

  async function listPages(): Promise<ProgramPage[]> {
    // Its other modules are in folders.
    const entry = readdirSync(program).find((name) => name.endsWith('.mjs'));
    if (entry === undefined) throw new Error('their entry module is missing');
    const loaded = await loadProgram(join(program, entry), base.replace(/\/$/, ''));
    return loaded.listPages(site);
  }

  return {
    async listPages() {
      const pages = await wrapFailure('the compiled pages cannot be listed', listPages());
      return pages.map((page) => ({
        ...page,
        render: () => wrapFailure(`the page ${page.address} cannot be rendered`, page.render()),
      }));
    },
    readAssets: () =>
      new Map(listFiles(assets).map(({ name }) => [name, readFileSync(join(assets, name))])),
  };
}
