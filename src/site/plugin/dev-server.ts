import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegrationLogger, HookParameters } from 'astro';
import { UsageError } from '#dataset/usage-error.ts';
import { followChanges } from '#dataset/watch/follow-changes.ts';
import type { Finding } from '#lint/model/finding.ts';
import {
  compareFindingLists,
  describeFindingsDiff,
  listFindingsDiff,
} from '#lint/report/findings-diff.ts';
import type { BenchlightOptions } from '../context/benchlight-options.ts';
import { toCataloguePath } from '../context/catalogue-path.ts';
import { createFileReader } from '../files/served-files.ts';
import { sendContent } from '../files/send-content.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleLines, toVisibleText } from '#text/safe/visible-text.ts';
import { loadSite, reloadSite } from '../context/load-site.ts';
import type { SiteLocation } from '../page/site-location.ts';

type DevServer = HookParameters<'astro:server:setup'>['server'];

/** Serves the files beside the pages, which a build would have written. */
export function serveDataFiles(
  server: DevServer,
  options: BenchlightOptions,
  place: SiteLocation,
  logger: AstroIntegrationLogger,
): void {
  // Vite takes the base path off before it calls its middleware.
  const beginning = `${toCataloguePath(options.path)}/`;
  const read = createFileReader(options, place);
  server.middlewares.use((request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!path.startsWith(beginning)) {
      next();
      return;
    }
    read(path.slice(beginning.length - 1))
      .then((file) => {
        if (file === undefined) {
          next();
          return;
        }
        response.setHeader('content-type', file.type);
        return sendContent(response, file.content, (error) => {
          logger.error(`${path} is incomplete: ${(error as Error).message}`);
        });
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
  let reported: readonly Finding[] | undefined;
  const read = async () => {
    const { dataset } = reported ? await reloadSite(options) : await loadSite(options);
    const { tasks, findings } = dataset;
    if (reported) {
      const diff = compareFindingLists(reported, findings);
      logger.info(`read ${count(tasks.length, 'task')}: ${describeFindingsDiff(diff, findings)}`);
      for (const line of listFindingsDiff(diff)) logger.info(line);
      forgetRoutes(server);
      server.ws.send({ type: 'full-reload' });
    }
    reported = findings;
    return [dataset];
  };
  const fail = (error: unknown) => {
    logger.error(toVisibleText((error as Error).message));
    if (error instanceof UsageError) logger.info(toVisibleLines(error.hint));
    return undefined;
  };

  const closed = new AbortController();
  server.httpServer?.once('close', () => {
    closed.abort();
  });
  followChanges([resolve(options.tasks)], () => read().catch(fail), closed.signal).catch(fail);
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
