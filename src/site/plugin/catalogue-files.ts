import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { BenchlightOptions } from '../context/benchlight-options.ts';
import { startFileWriter } from '../../builder/writer/file-writer.ts';
import { writeDataFiles, writeExports } from '../files/data-files.ts';
import { loadSite } from '../context/load-site.ts';
import { isHandWritten, startSearchIndex } from '../../search/index/search-index.ts';
import { type Place, toPlace } from '../page/site-address.ts';
import { watchPages } from './watch-pages.ts';

/** Writes the files beside the pages, and the search index, where Astro builds the whole site. */
export function catalogueFiles(options: BenchlightOptions): AstroIntegration {
  let place: Place = { base: '/', siteAddress: undefined };
  let folder = '';
  let finishing = () => Promise.resolve();
  return {
    name: 'benchlight-files',
    hooks: {
      'astro:config:done'({ config }) {
        place = toPlace(config.site, config.base);
        folder = fileURLToPath(config.outDir);
      },
      async 'astro:build:start'({ setPrerenderer }) {
        const site = await loadSite(options);
        const search = startSearchIndex(site.catalogue, folder);
        const writer = startFileWriter(folder);
        let files: Promise<unknown> | undefined;
        finishing = async () => {
          await Promise.all([files, search.finish()]);
          await writer.finish();
        };
        setPrerenderer((prerenderer) =>
          watchPages(prerenderer, place.base, {
            begin() {
              writeExports(folder, site, place);
              files = writeDataFiles(writer, site, place);
              // A failure is reported when all is finished.
              files.catch(() => undefined);
            },
            list(pages) {
              search.expect(pages.filter(isHandWritten));
            },
            asksFor: isHandWritten,
            take: search.add,
          }),
        );
      },
      'astro:build:done': () => finishing(),
    },
  };
}
