import type { VitePlugin } from './vite-plugin.ts';

/**
 * Replaces what Vite adds to scripts that load others later (`vite/preload-helper`, Vite 8.3): all
 * that a script imports is asked for at once, so the readers of a page wait only once. Vite's own
 * loads style sheets too, which no script has here, and has 600 bytes more on every page.
 */
export function shortPreload(): VitePlugin {
  return {
    name: 'benchlight-short-preload',
    enforce: 'pre',
    load(id) {
      if (id !== '\0vite/preload-helper.js') return undefined;
      const { base } = this.environment.config;
      return `
        const asked = new Set();
        export const __vitePreload = (load, paths = []) => {
          for (const path of paths) {
            if (asked.has(path)) continue;
            asked.add(path);
            const link = document.createElement('link');
            link.rel = 'modulepreload';
            link.href = ${JSON.stringify(base)} + path;
            document.head.append(link);
          }
          return load();
        };`;
    },
  };
}
