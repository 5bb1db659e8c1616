import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../dataset/project-root.ts';
import type { Run } from '../support/run-script.ts';
import { packPackage, runProgram, unpackInto } from './installed-package.ts';

let site: string;
let built: Run;

const files = {
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { '@astrojs/starlight': '*', astro: '*', benchlight: '*' },
  }),
  'astro.config.mjs': `
    import starlight from '@astrojs/starlight';
    import { defineConfig } from 'astro/config';
    import { benchlight } from 'benchlight';

    export default defineConfig({
      site: 'https://lab.example.org',
      base: '/handbook',
      integrations: [
        starlight({
          title: 'Our lab',
          plugins: [benchlight({ tasks: 'tasks' })],
          sidebar: [{ label: 'Our guides', items: [{ autogenerate: { directory: 'guides' } }] }],
        }),
      ],
    });`,
  'src/content.config.js': `
    import { defineCollection } from 'astro:content';
    import { docsLoader } from '@astrojs/starlight/loaders';
    import { docsSchema } from '@astrojs/starlight/schema';

    export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
  'src/content/docs/guides/coffee.md': '---\ntitle: The coffee machine\n---\n\nDescale it.\n',
};

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'benchlight-handbook-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), text);
  }
  await cp(join(projectRoot, 'examples/browser'), join(site, 'tasks'), { recursive: true });
  await mkdir(join(site, 'archive'));
  await unpackInto(site, await packPackage(join(site, 'archive')), 'benchlight');
  for (const name of ['astro', '@astrojs']) {
    const link = join(site, 'node_modules', name);
    await symlink(join(projectRoot, 'node_modules', name), link, 'junction');
  }
  const astro = join(projectRoot, 'node_modules/astro/bin/astro.mjs');
  built = await runProgram(process.execPath, [astro, 'build'], site, {
    ASTRO_TELEMETRY_DISABLED: '1',
  });
});
afterAll(() => rm(site, { recursive: true }));

const read = (name: string) => readFile(join(site, 'dist', name), 'utf8');

test("Astro builds another site's pages with the catalogue of the packed package", async () => {
  expect(built.code, built.stdout + built.stderr).toBe(0);
  const tasks = await readdir(join(site, 'tasks'));
  const pages = await readdir(join(site, 'dist/tasks'));
  expect(pages.length).toBeGreaterThan(tasks.length);
  expect(await read('guides/coffee/index.html')).toContain('Descale it.');
});

test('its pages have the title and the sidebar of the site, and links below its base path', async () => {
  const page = await read('apps/index.html');
  expect(page).toContain('Our lab');
  expect(page).toContain('Our guides');
  expect(page).toMatch(/href="\/handbook\/guides\/coffee\/"/);
  const links = [...page.matchAll(/\bhref="(\/[^"]*)"/g)].map(([, href = '']) => href);
  expect(links.filter((href) => !href.startsWith('/handbook'))).toEqual([]);
});

test('its search has an index', async () => {
  const indexed = await readdir(join(site, 'dist/pagefind'), { recursive: true });
  expect(indexed).toContain('pagefind.js');
  expect(indexed.filter((name) => name.endsWith('.pf_fragment')).length).toBeGreaterThan(20);
});
