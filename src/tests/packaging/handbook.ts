import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '#dataset/project-root.ts';
import { readRun, type Run } from '../commands/run-script.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { startProgram, unpackInto } from './installed-package.ts';

/** Another's Starlight site, with a page of its own, and the packed package in it. */
export interface Handbook {
  /** Of the project. */
  folder: string;
  /** What is served at the host; the site is below it, at its base path. */
  root: string;
  /** Of the built site. */
  site: string;
  /** What `astro build` did. */
  built: Run;
}

const files = {
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { '@astrojs/starlight': '*', astro: '*', benchlight: '*' },
  }),
  'src/content.config.js': `
    import { defineCollection } from 'astro:content';
    import { docsLoader } from '@astrojs/starlight/loaders';
    import { docsSchema } from '@astrojs/starlight/schema';

    export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/content/docs/index.md': '---\ntitle: Welcome\n---\n\nHang your coat there.\n',
  'src/content/docs/guides/coffee.md': '---\ntitle: The coffee machine\n---\n\nDescale it.\n',
};

const toConfig = (plugins: string) => `
    import starlight from '@astrojs/starlight';
    import { defineConfig } from 'astro/config';
    import { benchlight } from 'benchlight';

    export default defineConfig({
      site: 'https://lab.example.org',
      base: '/handbook',
      outDir: './dist/handbook',
      integrations: [
        starlight({
          title: 'Our lab',
          locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } },
          plugins: [${plugins}],
          sidebar: [{ label: 'Our guides', items: [{ autogenerate: { directory: 'guides' } }] }],
        }),
      ],
    });`;

/**
 * Builds the site with the tasks of some examples, and with this clone's Astro and Starlight.
 *
 * @param archive the packed package.
 * @param plugins as they are in its configuration.
 * @param examples the names of folders of tasks.
 */
export async function buildHandbook(
  archive: string,
  plugins: string,
  examples: readonly string[],
): Promise<Handbook> {
  const { path: folder } = await createTemporaryFolder();
  await writeHandbook(folder, plugins, examples);
  await unpackInto(folder, archive, 'benchlight');
  for (const name of ['astro', '@astrojs']) {
    const link = join(folder, 'node_modules', name);
    await symlink(join(projectRoot, 'node_modules', name), link, 'junction');
  }
  const built = await runAstro(folder, join(projectRoot, 'node_modules'));
  const root = join(folder, 'dist');
  const site = join(root, 'handbook');
  return { folder, root, site, built };
}

/** Writes the files of the project, without any package. */
export async function writeHandbook(
  folder: string,
  plugins: string,
  examples: readonly string[],
): Promise<void> {
  for (const [name, text] of Object.entries({ ...files, 'astro.config.mjs': toConfig(plugins) })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  for (const name of examples) {
    await cp(join(projectRoot, 'examples', name), join(folder, 'tasks', name), { recursive: true });
  }
}

/** Builds the project with the Astro of some installation. */
export const runAstro = (folder: string, packages: string): Promise<Run> =>
  readRun(startAstro(folder, packages, ['build']));

/** Starts a command of the Astro of some installation. */
export function startAstro(folder: string, packages: string, command: readonly string[]) {
  const astro = join(packages, 'astro/bin/astro.mjs');
  return startProgram(process.execPath, [astro, ...command], folder, {
    ASTRO_TELEMETRY_DISABLED: '1',
  });
}
