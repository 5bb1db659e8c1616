import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

const place = Symbol.for('benchlight.output');
const shared = globalThis as { [place]?: string };

/**
 * Astro writes the address of its output folder into the module `astro:assets`, on which all pages
 * depend. Each build has a folder of its own, so no page would ever be the former one. Here the
 * module asks for the address when it runs, in this same process.
 */
export function stableOutput(folder: string): AstroIntegration {
  const address = pathToFileURL(`${folder}/`).href;
  shared[place] = address;
  const plugin = {
    name: 'benchlight-stable-output',
    enforce: 'post' as const,
    transform: {
      filter: { id: /astro:assets$/ },
      handler: (code: string) =>
        code.replaceAll(`"${address}`, `globalThis[Symbol.for('${place.description ?? ''}')] + "`),
    },
  };
  return {
    name: plugin.name,
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
