import { relative } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { AstroIntegrationLogger, HookParameters } from 'astro';
import { withBase } from '../../addresses/addresses.ts';
import { listResults } from '../../dataset/load/open-folder.ts';
import type { Finding } from '../../lint/model/finding.ts';
import { formatFindingsDiff } from '../../lint/report/findings-diff.ts';
import type { BenchlightOptions } from '../context/benchlight-options.ts';
import { toCataloguePath } from '../context/catalogue-path.ts';
import { readDataFile } from '../files/data-files.ts';
import { loadSite, reloadSite, type Site } from '../context/load-site.ts';
import type { SiteLocation } from '../page/site-location.ts';

type DevServer = HookParameters<'astro:server:setup'>['server'];

/** Editors write a file in several steps; one reload is enough for them. */
const reloadDelay = 100;

/** Serves the files beside the pages, which a build would have written. */
export function serveDataFiles(
  server: DevServer,
  options: BenchlightOptions,
  place: SiteLocation,
): void {
  // Vite takes the base path off before it calls its middleware.
  const beginnings = [withBase(place.base, '/'), `${toCataloguePath(options.path)}/`];
  server.middlewares.use((request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const beginning = beginnings.find((one) => path.startsWith(one));
    if (beginning === undefined) {
      next();
      return;
    }
    readDataFile(options, path.slice(beginning.length - 1), place)
      .then((file) => {
        if (file === undefined) {
          next();
          return;
        }
        response.setHeader('content-type', file.type);
        // A browser that leaves before the end is not an error.
        pipeline(Readable.from(file.content), response, () => undefined);
      })
      .catch(next);
  });
}

/**
 * Reads the dataset again when one of its files changes, prints what the change did to the
 * findings, and reloads the open pages.
 */
export function reloadOnChange(
  server: DevServer,
  options: BenchlightOptions,
  logger: AstroIntegrationLogger,
): void {
  let watched = [options.tasks];
  let timer: NodeJS.Timeout | undefined;
  let reported: readonly Finding[] | undefined;
  const watch = ({ dataset: { datasetFile } }: Site) => {
    const settings = datasetFile.path === undefined ? [] : [datasetFile.path];
    watched = [options.tasks, ...settings, ...listResults(datasetFile, options.results)];
    server.watcher.add(watched);
  };
  const reload = async () => {
    reported ??= (await loadSite(options)).dataset.findings;
    const site = await reloadSite(options);
    const { dataset } = site;
    watch(site);
    logger.info(`read ${dataset.tasks.length} tasks, ${dataset.findings.length} findings`);
    for (const line of formatFindingsDiff(reported, dataset.findings)) logger.info(line);
    reported = dataset.findings;
    forgetRoutes(server);
    server.ws.send({ type: 'full-reload' });
  };

  const fail = (error: unknown) => {
    logger.error((error as Error).message);
  };

  server.watcher.add(watched);
  loadSite(options).then(watch).catch(fail);
  server.watcher.on('all', (_event, path) => {
    if (!/\.jsonl?$|[\\/]result\.txt$/i.test(path)) return;
    if (watched.every((folder) => relative(folder, path).startsWith('..'))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reload().catch(fail);
    }, reloadDelay);
  });
}

/** Astro keeps the pages that a route has until the route's module changes. */
function forgetRoutes(server: DevServer): void {
  const folder = fileURLToPath(new URL('../routes/', import.meta.url)).replaceAll('\\', '/');
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [file, modules] of moduleGraph.fileToModulesMap) {
      if (!file.startsWith(folder)) continue;
      for (const module of modules) moduleGraph.invalidateModule(module);
    }
  }
}
