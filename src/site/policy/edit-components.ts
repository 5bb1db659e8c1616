import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ComponentEdit, pageScripts, siteEdits, starlightEdits } from './component-edits.ts';
import { collectScripts, editSource } from './edit-source.ts';
import type { VitePlugin } from './vite-plugin.ts';

/** Ends the name of a module that consists of the scripts of a component. */
const scriptSuffix = '.script.ts';

/** Compiles components without what the content policy forbids, and their scripts to one file. */
export function editComponents(): VitePlugin {
  const starlight = fileURLToPath(new URL('..', import.meta.resolve(starlightPage)));
  const site = fileURLToPath(new URL('..', import.meta.url));
  const edits = new Map([...locate(starlight, starlightEdits), ...locate(site, siteEdits)]);
  const withScripts = [...edits].filter(([, { movesScripts }]) => movesScripts);
  const scripts = withScripts.map(([file]) => `${file}${scriptSuffix}`);

  return {
    name: 'benchlight-edit-components',
    enforce: 'pre',
    resolveId(id) {
      return id === pageScripts || scripts.includes(id) ? id : undefined;
    },
    async load(id) {
      if (id === pageScripts) return scripts.map((name) => `import '${name}';`).join('\n');
      if (scripts.includes(id)) {
        return collectScripts(await readFile(id.slice(0, -scriptSuffix.length), 'utf8'));
      }
      const edit = edits.get(id);
      return edit && editSource(await readFile(id, 'utf8'), edit);
    },
  };
}

const starlightPage = '@astrojs/starlight/components/Page.astro';

const locate = (folder: string, edits: readonly ComponentEdit[]) =>
  edits.map((edit) => [join(folder, edit.file).replaceAll('\\', '/'), edit] as const);
