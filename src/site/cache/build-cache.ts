import { hash } from 'node:crypto';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolders, removeLeftOvers } from '../build/left-overs.ts';
import { projectRoot } from '../project-root.ts';

/** Whoever removes Astro's folder removes all caches with it. */
const place = join(projectRoot, 'node_modules/.astro/benchlight');
/** Each takes some hundred bytes a page. */
const mostCaches = 10;
const taken = /^taken-(\d+)$/;

/** What a build leaves for the next one with the same settings. */
export interface BuildCache {
  /** Where it lies between builds. */
  kept: string;
  /**
   * Takes it away for the time of a build, so that no other build works with it and an interrupted
   * one leaves none.
   *
   * @param isCold whether to begin with an empty one.
   * @returns the folder to work in.
   */
  take(isCold: boolean): Promise<string>;
  /** Puts it back, for the next build. */
  keep(): Promise<void>;
  /** Removes it, after a failure. */
  drop(): Promise<void>;
}

/**
 * The cache of builds with some settings.
 *
 * @param product what tells one state of Benchlight from another; none reads what another wrote.
 */
export function openBuildCache(settings: object, product: string, parent = place): BuildCache {
  const own = hash('sha256', JSON.stringify(settings)).slice(0, 16);
  const kept = join(parent, `${own}-${product.slice(0, 16)}`);
  const work = join(parent, `taken-${process.pid}`);
  const drop = () => removeFolders([work]);
  return {
    kept,
    drop,
    async take(isCold) {
      await mkdir(parent, { recursive: true });
      await removeLeftOvers(parent, taken);
      await drop();
      if (isCold) return work;
      // Without one, or when another build has it, this build is a cold one.
      await rename(kept, work).catch(() => undefined);
      return work;
    },
    async keep() {
      const others = (await readdir(parent)).filter((name) => name.startsWith(own));
      await removeFolders(others.map((name) => join(parent, name)));
      // Another build of the same settings may have kept its own meanwhile; one of them is enough.
      await rename(work, kept).catch(drop);
      await removeOldest(parent);
    },
  };
}

async function removeOldest(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => !taken.test(name));
  const times = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(parent, name))).mtimeMs })),
  );
  times.sort((one, other) => other.time - one.time);
  await removeFolders(times.slice(mostCaches).map(({ name }) => join(parent, name)));
}
