import { join } from 'node:path';
import { removeFolders, removeLeftOvers } from './left-overs.ts';
import { projectRoot } from '../project-root.ts';

// Astro's prerendering imports packages from below the output, so it must lie in the project.
const parent = join(projectRoot, '.benchlight');

/** The folder that one build has to itself, so that builds may run side by side. */
export interface Staging {
  /** Where the site is made. */
  site: string;
  remove(): Promise<void>;
}

/** Names this process's folder, and removes what interrupted builds left behind. */
export async function prepareStaging(): Promise<Staging> {
  await removeLeftOvers(parent, /^staging-(\d+)$/);
  const site = join(parent, `staging-${process.pid}`);
  // In containers, the next process often has the number of one that was interrupted.
  await removeFolders([site]);
  return { site, remove: () => removeFolders([site]) };
}
