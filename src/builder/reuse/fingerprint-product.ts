import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { codeFolder, isInstalled, projectRoot } from '../../dataset/project-root.ts';
import { listInstalled } from '../packages/installed-packages.ts';

/** All that makes the site beside the tasks. */
const made = ['public/**', 'package.json'];
/** Of a clone; the last one lists what is installed. */
const madeInClone = ['package-lock.json', 'tsconfig.json', 'node_modules/.package-lock.json'];

/**
 * A digest of Benchlight's own files, of what is installed, and of the Node that runs them. It waits
 * for the disk: so many small calls would take longer in other threads.
 */
export async function fingerprintProduct(): Promise<string> {
  const ignore = ['tests/**'];
  const code = await fastGlob('**', { cwd: codeFolder, dot: true, ignore, absolute: true });
  const patterns = isInstalled ? made : [...made, ...madeInClone];
  const others = await fastGlob(patterns, { cwd: projectRoot, dot: true, absolute: true });
  const { version, platform, arch } = process;
  const hash = createHash('sha256').update(JSON.stringify([version, platform, arch]));
  if (isInstalled) hash.update(JSON.stringify(listInstalled(projectRoot)));
  for (const file of [...code, ...others].sort()) {
    const content = readFileSync(file);
    hash.update(JSON.stringify([file.slice(projectRoot.length), content.length])).update(content);
  }
  return hash.digest('hex');
}
