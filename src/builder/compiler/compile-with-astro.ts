import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { besideModule } from '#dataset/project-root.ts';
import { toSlashes } from '#dataset/relative-name.ts';
import { renamePatiently } from '#dataset/write/rename-patiently.ts';
import { siteConfig } from '#site/plugin/site-config.ts';
import type { VitePlugin } from '#site/policy/vite-plugin.ts';
import { compiledBase } from '../program/compiled-base.ts';
import { buildInProject } from './build-in-project.ts';
import { includePackages } from './include-packages.ts';
import type { AstroOrder } from './run-astro.ts';

/** The name that Vite gives a module, with forward slashes on every system. */
const module = (name: string) =>
  toSlashes(fileURLToPath(besideModule(`../program/${name}`, import.meta.url)));

/** Compiles all pages, in the working folder. */
export async function compileWithAstro({
  assets,
  program,
  isAlone,
}: Extract<AstroOrder, { kind: 'program' }>): Promise<void> {
  // Pages are compiled without a dataset; the program is given its address when it is loaded.
  const config = siteConfig({ tasks: '', base: compiledBase }, 'pages');
  await buildInProject({
    ...config,
    outDir: assets,
    integrations: [...(config.integrations ?? []), saveProgram(program)],
    vite: {
      ...config.vite,
      plugins: [replaceRuntime(), ...(isAlone ? [includePackages] : [])],
    },
    // What fails is returned, and said once.
    logLevel: 'silent',
  });
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
        program.rolldownOptions = { ...program.rolldownOptions, input: module('page-program') };
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

/** Gives components a runtime that can render them at once. @throws when none imports Astro's. */
function replaceRuntime(): VitePlugin {
  let isReplaced = false;
  return {
    name: 'benchlight-runtime',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== runtime || importer?.endsWith('.astro') !== true) return undefined;
      isReplaced = true;
      return module('component-runtime');
    },
    generateBundle() {
      if (!isReplaced) throw new Error(`no component imports ${runtime}`);
    },
  };
}

const runtime = 'astro/compiler-runtime';
