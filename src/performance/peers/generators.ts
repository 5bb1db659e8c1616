import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '#dataset/usage-error.ts';

/** Another generator of sites, with the least that it needs for pages of Markdown. */
interface Generator {
  /** Where it looks for pages. */
  content: string;
  files: Readonly<Record<string, string>>;
  /** Installed from the npm registry, the first time. */
  packages: Readonly<Record<string, string>>;
  command: readonly [program: string, ...args: string[]];
  /** What it writes, and what it would use again. */
  made: readonly string[];
}

const astro = 'astro';
const starlight = '@astrojs/starlight';

const layout = '<!doctype html><html lang="en"><meta charset="utf-8"><title>TITLE</title>CONTENT';

const generators: Readonly<Record<string, Generator>> = {
  // Highlights code with Prism; has no search.
  eleventy: {
    content: 'pages',
    files: {
      'eleventy.config.js': `import highlight from '@11ty/eleventy-plugin-syntaxhighlight';
export default (config) => {
  config.addPlugin(highlight);
  config.addGlobalData('layout', 'page.liquid');
  return { dir: { input: 'pages', includes: '../layouts', output: 'dist' } };
};
`,
      'layouts/page.liquid': layout
        .replace('TITLE', '{{ title }}')
        .replace('CONTENT', '{{ content }}'),
    },
    packages: { '@11ty/eleventy': '3', '@11ty/eleventy-plugin-syntaxhighlight': '5' },
    command: ['node_modules/.bin/eleventy', '--quiet'],
    made: ['dist'],
  },
  // A compiled program; highlights code with Chroma; has no search.
  hugo: {
    content: 'content',
    files: {
      'config.toml':
        "baseURL = 'https://example.org/'\ndisableKinds = ['taxonomy', 'term', 'RSS']\n",
      'layouts/_default/single.html': layout
        .replace('TITLE', '{{ .Title }}')
        .replace('CONTENT', '{{ .Content }}'),
    },
    packages: {},
    command: ['hugo', '--quiet', '--destination', 'dist'],
    made: ['dist', 'resources'],
  },
  // Highlights code with Shiki, and searches with Pagefind; the sidebar of all pages is off.
  starlight: {
    content: 'src/content/docs',
    files: {
      'astro.config.mjs': `import starlight from '${starlight}';
export default { integrations: [starlight({ title: 'Tasks', sidebar: [] })] };
`,
      'src/content.config.js': `import { defineCollection } from '${astro}:content';
import { docsLoader } from '${starlight}/loaders';
import { docsSchema } from '${starlight}/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    },
    packages: { [astro]: '7', [starlight]: '0.42' },
    command: ['node_modules/.bin/astro', 'build', '--silent'],
    made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
};

/** Empties a project of a generator, and writes what it needs; packages stay. */
export async function prepareProject(name: string, folder: string): Promise<string> {
  const { content, files, packages, made } = find(name);
  for (const path of [...made, content])
    await rm(join(folder, path), { recursive: true, force: true });
  const packageJson = JSON.stringify({ type: 'module', dependencies: packages });
  for (const [path, text] of Object.entries({ ...files, 'package.json': packageJson })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const isInstalled = existsSync(join(folder, 'node_modules'));
  if (Object.keys(packages).length > 0 && !isInstalled) {
    run(folder, ['npm', 'install', '--no-audit', '--no-fund']);
  }
  return join(folder, content);
}

/** Builds the site of a prepared project. @throws when the generator fails or is not installed. */
export function buildProject(name: string, folder: string): void {
  run(folder, find(name).command);
}

function find(name: string): Generator {
  const generator = generators[name];
  if (generator) return generator;
  throw new UsageError(
    `unknown generator "${name}"`,
    `Use one of: ${Object.keys(generators).join(', ')}.`,
  );
}

function run(folder: string, [program = '', ...args]: readonly string[]): void {
  const { status, error } = spawnSync(program, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}`, { cause: error });
}
