import { mkdir, writeFile } from 'node:fs/promises';
import { publishedSchemas } from '../src/site/files/published-schemas.ts';

const folder = new URL('../public/schema/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const { name, content } of publishedSchemas()) {
  await writeFile(new URL(name, folder), content);
  console.log(`wrote public/schema/${name}`);
}
