import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { openAstroRoot } from '../../builder/program/astro-root.ts';
import { withBase } from '../../addresses/addresses.ts';
import { UsageError } from '../../dataset/usage-error.ts';
import { findContentType } from '../../site/files/content-types.ts';
import { answerFirst, refusePaths } from '../../site/plugin/refuse-paths.ts';
import { toBasePath } from '../options/site-options.ts';
import { parseArguments, resolvePath, toPort } from '../options/parse-arguments.ts';
import { formatCall, formatUsage } from '../invocation/invocation.ts';

const usage = formatUsage(
  'preview',
  `[SITE_DIR] [options]

  SITE_DIR       a built site (default: dist)
  --base PATH    the path below which it is served (default: the one that it was
                 built for)
  --port NUMBER  the port of the server (default: 4321)
  --help         show this text`,
);

/** Serves a built site until interrupted. */
export async function preview(args: readonly string[]): Promise<number> {
  const call = parseArguments(
    args,
    {
      base: { type: 'string' },
      port: { type: 'string', default: '4321' },
    },
    usage,
    1,
  );
  if (!call) return 0;
  const { values, positionals } = call;
  const port = toPort(values.port);
  const outDir = resolvePath(positionals[0] ?? 'dist');
  const page = await readStartPage(outDir);
  const base = toBasePath(values.base) ?? findBase(page);
  const { preview: startServer } = await import('astro');
  const started = (await startServer({
    ...(await openAstroRoot()),
    base,
    configFile: false,
    // It warns that a clone has no pages of its own.
    logLevel: 'error',
    outDir,
    server: { host: '127.0.0.1', port },
    // The server is not in the declared type.
  })) as { port: number; server?: Server };
  const { server } = started;
  if (server) {
    refusePaths(server, () => readFile(join(outDir, '404.html'), 'utf8'));
    leadToBase(server, withBase(base, '/'));
    nameTypes(server);
  }
  console.log(`serving ${outDir} at http://127.0.0.1:${started.port}${withBase(base, '/')}`);
  console.log('Press Ctrl+C to stop.');
  return 0;
}

/** Sends readers of the host's own address, or of the base path without its last slash, to the site. */
function leadToBase(server: Server, start: string): void {
  if (start === '/') return;
  answerFirst(server, ({ url = '/' }, response) => {
    const [path = ''] = url.split('?', 1);
    const isOutside = path === '/' || `${path}/` === start;
    if (isOutside) response.writeHead(302, { location: start }).end();
    return isOutside;
  });
}

/** Astro's server knows neither JSON Lines nor the formats of citations. */
function nameTypes(server: Server): void {
  answerFirst(server, ({ url = '/' }, response) => {
    const type = findContentType(url.replace(/[?#].*$/, ''));
    if (type !== undefined) response.setHeader('content-type', type);
    return false;
  });
}

async function readStartPage(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch (cause) {
    throw new UsageError(
      `${folder} does not contain a site`,
      `Build one first, such as with: ${formatCall('build', 'tasks', ['--out', 'site'])}`,
      { cause },
    );
  }
}

/** Where the search of a page looks for its files. */
const findBase = (page: string): string => / data-base="([^"]+)"/.exec(page)?.[1] ?? '/';
