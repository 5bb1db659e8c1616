import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type AstroIntegration, build } from 'astro';
import { renamePatiently } from '#dataset/write/rename-patiently.ts';
import { besideModule } from '#dataset/project-root.ts';
import { toSlashes } from '#dataset/relative-name.ts';
import { openAstroRoot } from './astro-root.ts';
import type { VitePlugin } from '#site/policy/vite-plugin.ts';
import { siteConfig } from '#site/plugin/site-config.ts';
import type { CompileOrder } from './compile-pages.ts';

/** The name that Vite gives a module, with forward slashes on every system. */
const toId = (address: URL) => toSlashes(fileURLToPath(address));
const here = (path: string) => toId(new URL(path, import.meta.url));
const module = (name: string) => toId(besideModule(name, import.meta.url));
const entry = module('page-program');

/** Modules of the site for which a build has faster ones, which import them in turn. */
const replacements: ReadonlyMap<string, string> = new Map([
  [here('../../site/layouts/CataloguePage.astro'), module('../frames/framed-page')],
  [module('../../site/code/source-html'), module('../frames/later-source')],
]);
/** What compiled components import; the modules above import Astro's. */
const runtime = 'astro/compiler-runtime';
const componentRuntime = module('../frames/component-runtime');

/** Compiles all pages, in the working folder. */
export async function compileWithAstro({ options, assets, program }: CompileOrder): Promise<void> {
  const config = siteConfig(options, 'pages');
  const root = await openAstroRoot();
  const cacheDir = `${assets}-cache`;
  await build({
    ...config,
    ...root,
    outDir: assets,
    cacheDir,
    integrations: [...(config.integrations ?? []), saveProgram(program)],
    vite: { plugins: [replaceModules, ...(root.vite?.plugins ?? [])] },
    configFile: false,
    logLevel: 'error',
  });
  await rm(cacheDir, { recursive: true, force: true });
}

/** Gives the program an entry of ours, and takes it away before Astro removes it. */
function saveProgram(folder: string): AstroIntegration {
  let made = '';
  return {
    name: 'benchlight-program',
    hooks: {
      'astro:build:setup'({ vite }) {
        const { prerender } = vite.environments ?? {};
        const program = prerender?.build;
        if (program?.outDir === undefined) throw new Error('Astro has no program for its pages');
        program.rolldownOptions = { ...program.rolldownOptions, input: entry };
        made = program.outDir;
      },
      'astro:build:start'({ setPrerenderer }) {
        setPrerenderer({
          name: 'benchlight-program',
          getStaticPaths: () => Promise.resolve([]),
          render: ({ url }) => Promise.reject(new Error(`${url} is not rendered now`)),
          teardown() {
            renamePatiently(made, folder);
            return Promise.resolve();
          },
        });
      },
    },
  };
}

const replaceModules = {
  name: 'benchlight-replacements',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source === runtime && importer?.endsWith('.astro')) return componentRuntime;
    if (!/\/(?:CataloguePage\.astro|source-html\.[jt]s)$/.test(source)) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const isFromReplacement = [...replacements.values()].includes(importer ?? '');
    return isFromReplacement ? resolved : (replacements.get(resolved?.id ?? '') ?? resolved);
  },
} satisfies VitePlugin;
