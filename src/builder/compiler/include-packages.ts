import type { VitePlugin } from '#site/policy/vite-plugin.ts';

/** Lets a program contain its packages. While Astro reads the guides, it still imports them. */
export const includePackages = {
  name: 'benchlight-packages',
  configEnvironment: (_name, _config, { command }) =>
    command === 'build' ? { resolve: { noExternal: true } } : {},
} satisfies VitePlugin;
