import { hasCode } from '#dataset/system-error.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '#dataset/usage-error.ts';
import { toBasePath } from '../options/site-options.ts';
import { parseArguments, resolvePath, toPort } from '../options/parse-arguments.ts';
import { startSiteServer } from '../server/site-server.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { formatCall, formatUsage } from '../invocation/invocation.ts';

const usage = formatUsage(
  'preview',
  `[SITE_DIR] [options]

  SITE_DIR       a built site (default: dist)
  --base PATH    the path below which it is served (default: the one that it was
                 built for)
  --port NUMBER  the port of the server (default: 4321, or the next one that is
                 free)
  --help         show this text`,
);

/** Serves a built site until interrupted. */
export async function preview(args: readonly string[]): Promise<number> {
  const call = parseArguments(
    args,
    {
      base: { type: 'string' },
      port: { type: 'string' },
    },
    usage,
    1,
  );
  if (!call) return 0;
  const { values, positionals } = call;
  const port = values.port === undefined ? undefined : toPort(values.port);
  const outDir = resolvePath(positionals[0] ?? 'dist');
  const page = await readStartPage(outDir);
  const base = toBasePath(values.base) ?? findBase(page);
  const site = { base, read: (name: string) => readSiteFile(join(outDir, name)) };
  const { address, closed } = await startSiteServer(site, port);
  console.log(`serving ${toVisibleText(outDir)} at ${address}`);
  console.log('Press Ctrl+C to stop.');
  await closed;
  return 0;
}

/** Undefined for what is not there, or not a file. */
async function readSiteFile(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (hasCode(error, 'EISDIR', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
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
