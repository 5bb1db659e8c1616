import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { projectRoot } from '../../dataset/project-root.ts';

/** All that makes the site beside the tasks; the last one lists what is installed. */
const made = [
  'src/**',
  'public/**',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'node_modules/.package-lock.json',
];

/**
 * A digest of Benchlight's own files, of what is installed, and of the Node that runs them. It waits
 * for the disk: so many small calls would take longer in other threads.
 */
export async function fingerprintProduct(): Promise<string> {
  const files = await fastGlob(made, { cwd: projectRoot, dot: true, ignore: ['src/tests/**'] });
  const { version, platform, arch } = process;
  const hash = createHash('sha256').update(JSON.stringify([version, platform, arch]));
  for (const file of files.sort()) {
    const content = readFileSync(join(projectRoot, file));
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  return hash.digest('hex');
}
