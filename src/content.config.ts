import { defineCollection, type SchemaContext } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

const createSchema = docsSchema();
let schema: ReturnType<typeof createSchema> | undefined;

export const collections = {
  docs: defineCollection({
    loader: docsLoader(),
    // Starlight 0.42 asks for the schema on every page it renders; building it each
    // time is slow. This can go when Starlight keeps the schema.
    schema: (context: SchemaContext) => (schema ??= createSchema(context)),
  }),
};
