import { fileURLToPath } from 'node:url';

// Without arguments, `npm run schema` derives the schemas of this repository.
const own = fileURLToPath(new URL('../public/schema', import.meta.url));
process.argv.splice(2, 0, 'schema', ...(process.argv.length > 2 ? [] : ['--out', own]));
await import('./benchlight.mjs');
