import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
  // Starlight reads it, and Astro warns of a missing or empty collection; it translates nothing.
  i18n: defineCollection({ loader: () => [{ id: 'en' }] }),
};
