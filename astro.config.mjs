import { defineConfig } from 'astro/config';
import { siteConfig } from './src/site/plugin/site-config.ts';

export default defineConfig(siteConfig({ tasks: 'examples' }));
