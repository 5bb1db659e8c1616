import type { AstroUserConfig } from 'astro';

type PluginOption = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

/** A plugin of the Vite that Astro uses. */
export type VitePlugin = Extract<PluginOption, { name: string }>;
