import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What the place of a cache depends on. */
export interface Surroundings {
  /** The folder that the user is in. */
  from: string;
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  home: string;
  temporary: string;
}

/**
 * The cache of an installed Benchlight: `node_modules/.cache` of the project that the user is in;
 * else the user's own folder for caches; else one for temporary files. It is the first of them that
 * may be written; if there is none, it does not exist.
 */
export function findCacheFolder(around: Surroundings = ownSurroundings()): string {
  const project = findProject(around.from);
  const places = [
    ...(project === undefined ? [] : [join(project, 'node_modules/.cache/benchlight')]),
    findUserCache(around),
  ];
  return places.find(mayWrite) ?? openTemporaryFolder(around.temporary);
}

/** The nearest folder with packages, at or above another one. */
function findProject(from: string): string | undefined {
  if (existsSync(join(from, 'package.json')) && existsSync(join(from, 'node_modules'))) return from;
  return dirname(from) === from ? undefined : findProject(dirname(from));
}

/** @see https://specifications.freedesktop.org/basedir-spec/latest/ */
function findUserCache({ env, platform, home }: Surroundings): string {
  const { XDG_CACHE_HOME: chosen, LOCALAPPDATA: local } = env;
  if (chosen?.startsWith('/') === true) return join(chosen, 'benchlight');
  if (platform === 'win32') return join(local ?? join(home, 'AppData/Local'), 'benchlight/Cache');
  if (platform === 'darwin') return join(home, 'Library/Caches/benchlight');
  return join(home, '.cache/benchlight');
}

/** Whether a folder may be written, or made. */
function mayWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A folder that no other user can write: pages that are compiled there are run later.
 *
 * @param temporary a folder that everybody may write.
 */
function openTemporaryFolder(temporary: string): string {
  const user = process.getuid?.();
  const folder = join(temporary, `benchlight-${user ?? 'cache'}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    const isOwn = user === undefined || (found.uid === user && (found.mode & 0o022) === 0);
    if (found.isDirectory() && isOwn && mayWrite(folder)) return folder;
  } catch {
    // Something else has that name.
  }
  try {
    return mkdtempSync(join(temporary, 'benchlight-'));
  } catch {
    // Most commands can do without a cache. Nobody can have put anything there.
    return join(temporary, `benchlight-${randomUUID()}`);
  }
}

const ownSurroundings = (): Surroundings => ({
  from: findWorkingFolder() ?? homedir(),
  env: process.env,
  platform: process.platform,
  home: homedir(),
  temporary: tmpdir(),
});

/** Undefined where another program has removed it; a command that needs it says so. */
function findWorkingFolder(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}
