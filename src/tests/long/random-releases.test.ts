import { readdir, readFile } from 'node:fs/promises';
import fc, { type GeneratorValue } from 'fast-check';
import { expect, test } from 'vitest';
import { addresses } from '#addresses/addresses.ts';
import { assignTaskPaths } from '#addresses/task-addresses.ts';
import { shortenDigest } from '#text/short-digest.ts';
import { digestTask } from '#catalogue/digests/digest-task.ts';
import { readFolder } from '#dataset/releases/read-folder.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { drawNext } from '../releases/draw-next.ts';
import { loadTasks } from '../releases/load-tasks.ts';
import { runCommand } from '../commands/run-command.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

// BENCHLIGHT_HISTORIES: how many histories. Of several, each release is built too, otherwise the first.
const histories = Number(process.env.BENCHLIGHT_HISTORIES ?? 1);
const firstSeed = Number(process.env.BENCHLIGHT_SEED ?? 1);
const releaseCount = 10;
const taskCount = 10;
/** As many as take two pages of a list. */
const crowdCount = 101;
const tasks = await loadTasks();

/** Writes releases of random edits as folders, the oldest first, and returns their names. */
async function writeReleases(scratch: TemporaryFolder, seed: number): Promise<string[]> {
  const [draw] = fc.sample(fc.gen(), { seed, numRuns: 1 });
  if (!draw) throw new Error('nothing was drawn');
  const start = draw(() => fc.nat({ max: tasks.length - taskCount }));
  let current = tasks
    .slice(start, start + taskCount)
    .map(({ id, file, fields }) => ({ id, file, fields }));
  const names: string[] = [];
  for (let release = 0; release < releaseCount; release++) {
    const name = `1.${release}.0`;
    for (const { file, fields } of current) await scratch.write(`${name}/${file}`, fields);
    await writeCrowd(scratch, name, release === 0 || draw(() => fc.nat({ max: 2 })) === 0);
    await writeSuite(scratch, name, draw);
    names.push(name);
    current = current.flatMap((task, index) => drawNext(task, `r${release}-${index}`, draw));
  }
  return names;
}

/** Writes a task with names that only its release has, and where it is crowded, many tasks of one app. */
async function writeCrowd(scratch: TemporaryFolder, release: string, isCrowded: boolean) {
  const names = Array.from({ length: 40 }, (_, index) => `own_${release.slice(2, -2)}_${index}`);
  for (let index = 0; index < (isCrowded ? crowdCount : 1); index++) {
    const func = index === 0 ? names : 'exact_match';
    const fields = exampleTask({
      id: `crowd-${index}`,
      related_apps: ['crowded app'],
      evaluator: { func },
    });
    await scratch.write(`${release}/crowd/crowd-${index}.json`, fields);
  }
}

async function writeSuite(scratch: TemporaryFolder, release: string, draw: GeneratorValue) {
  const suite = draw(() => fc.constantFrom('one', 'Two', 'two', 'a suite'));
  await scratch.write(`${release}/${suite}.json`, { crowd: ['crowd-0'] });
}

/** Builds the site of a release with all releases before it. */
async function build(scratch: TemporaryFolder, names: readonly string[]): Promise<string> {
  const own = names.at(-1) ?? '';
  await scratch.write(`${own}/dataset.json`, {
    version: own,
    releases: names.map((version) => ({
      version,
      folder: version === own ? '.' : `../${version}`,
    })),
  });
  const site = `${scratch.path}/site-${own}`;
  const options = ['--out', site, '--fail-on', 'never', '--quiet'];
  const { code, stderr } = await runCommand('build', [`${scratch.path}/${own}`, ...options]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return site;
}

/** Every address that a release has in the site of its day, and the content that each one cites. */
async function listCited(folder: string) {
  const { tasks: released } = await readFolder(folder);
  const paths = assignTaskPaths(released);
  return released.map(({ fields, text }, index) => ({ path: paths[index] ?? '', fields, text }));
}

const readPage = (site: string, address: string) =>
  readFile(`${site}${address}index.html`, 'utf8').catch(() => undefined);

/**
 * The page of the version that a cited address leads to: of the task that is there, of one that was
 * there, or through the address of a renamed task.
 */
async function findVersion(site: string, path: string, digest: string) {
  const page = (await readPage(site, addresses.task(path))) ?? '';
  const [, renamed] = /<task-alias>[^]*?href="([^"]+)"/.exec(page) ?? [];
  const next = renamed === undefined ? '' : ((await readPage(site, renamed)) ?? '');
  const links = [...`${page}${next}`.matchAll(/<a href="([^"]+)" data-version="(\w+)"/g)];
  return links.find(([, , version]) => version === digest)?.[1];
}

/** Pages of lists that have become shorter do not stay. */
const laterPage = /^(?:tasks\/page|names)\/|^(?!tasks\/)[^/]+\/[^/]+\/\d+\/index\.html$/;

/** The pages of a site. Of two that differ only in case, a file system may have room for one. */
const listPages = async (site: string): Promise<string[]> =>
  (await readdir(site, { recursive: true }))
    .filter((file) => file.endsWith('index.html'))
    .map((file) => file.toLowerCase());

const seeds = Array.from({ length: histories }, (_, index) => firstSeed + index);

test.for(seeds)(
  'no address of ten random releases is dead in the last site (seed %i)',
  { timeout: 600_000 },
  async (seed) => {
    const scratch = await createTemporaryFolder();
    const names = await writeReleases(scratch, seed);
    const site = await build(scratch, names);
    const lastPages = new Set(await listPages(site));
    for (const [index, name] of names.entries()) {
      expect(await readPage(site, addresses.release(name)), name).toContain(`Release ${name}`);
      for (const { path, fields, text } of await listCited(`${scratch.path}/${name}`)) {
        // The page of a task, an older one too, or the way to where the task is now.
        expect(await readPage(site, addresses.task(path)), `${name} ${path}`).toMatch(
          /<task-alias|class="[^"]*\binstruction\b|<task-versions/,
        );
        const digest = digestTask({ fields, text });
        if (digest === undefined) continue;
        const version = await findVersion(site, path, shortenDigest(digest));
        expect(version, `${name} ${path} ${digest}`).toBeDefined();
        const file = await readFile(`${site}${version?.replace(/\/$/, '.json')}`, 'utf8');
        expect(digestTask({ fields: JSON.parse(file) as typeof fields, text: file })).toBe(digest);
      }
      if (histories === 1 && index > 0) continue;
      const earlier = await build(scratch, names.slice(0, index + 1));
      const pages = await listPages(earlier);
      expect(
        pages.filter((page) => !lastPages.has(page) && !laterPage.test(page)),
        name,
      ).toEqual([]);
    }
  },
);
