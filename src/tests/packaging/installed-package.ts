import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#dataset/project-root.ts';
import { readRun, type Run } from '../commands/run-script.ts';

/** Packs the package as `npm pack` does, and returns the path of the archive. */
export async function packPackage(folder: string, from: string): Promise<string> {
  const args = ['pack', from, '--pack-destination', folder, '--silent'];
  const packed = await runProgram('npm', args, projectRoot);
  if (packed.code !== 0) throw new Error(packed.stderr);
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  return join(folder, name);
}

/** What compiles pages in a clone, and is not installed with the package. */
const ofClone = ['.bin', '.cache', '@astrojs', 'astro', 'vite'];

/**
 * Unpacks an archive where npm would install it in a project. What it depends on is linked from this
 * clone, so that nothing is fetched. Returns the folder of the package.
 */
export async function unpackInto(project: string, archive: string, name: string): Promise<string> {
  const folder = join(project, 'node_modules', name);
  const packages = join(folder, 'node_modules');
  await mkdir(packages, { recursive: true });
  const args = ['-xzf', archive, '-C', folder, '--strip-components=1'];
  const unpacked = await runProgram('tar', args, project);
  if (unpacked.code !== 0) throw new Error(unpacked.stderr);
  const linked = await readdir(join(projectRoot, 'node_modules'));
  for (const entry of linked.filter((each) => !ofClone.includes(each))) {
    await symlink(join(projectRoot, 'node_modules', entry), join(packages, entry), 'junction');
  }
  return folder;
}

/** What Vitest, npm and this project set; Astro takes BASE_URL and others for its own. */
const left = new Set([
  ...['NODE_ENV', 'TEST', 'VITEST', 'FORCE_COLOR', 'INIT_CWD', 'BENCHLIGHT_CACHE'],
  ...['BASE_URL', 'DEV', 'MODE', 'PROD', 'SSR'],
]);

/** Starts a program in a folder, without what tests and npm put into the environment. */
export function startProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  changes: Readonly<Record<string, string | undefined>> = {},
  options: { detached?: boolean } = {},
) {
  const env = Object.entries(process.env).filter(([name]) => !left.has(name));
  return spawn(program, args, {
    cwd,
    env: { ...Object.fromEntries(env), npm_config_loglevel: 'error', ...changes },
    shell: process.platform === 'win32' && program === 'npm',
    ...options,
  });
}

/** Runs a program as `startProgram` does, and waits for its end. */
export const runProgram = (...call: Parameters<typeof startProgram>): Promise<Run> =>
  readRun(startProgram(...call));

/** Takes the right to write from a folder and all that is in it; links are not followed. */
export async function protect(folder: string, isProtected: boolean): Promise<void> {
  const [directory, file] = isProtected ? [0o555, 0o444] : [0o755, 0o644];
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await protect(path, isProtected);
    else if (entry.isFile()) await chmod(path, file);
  }
  await chmod(folder, directory);
}

/** What a program is started with so that it runs as a user without rights, where tests run as root. */
export function findUnprivileged(): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  const prefix = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
  const [program = '', ...args] = prefix;
  const call = [...args, process.execPath, '-e', 'require("fs").accessSync(process.argv[1])'];
  const { status } = spawnSync(program, [...call, join(projectRoot, 'node_modules')]);
  return status === 0 ? prefix : [];
}
