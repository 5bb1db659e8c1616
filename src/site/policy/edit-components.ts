import type { EditPlan } from './plan-edits.ts';
import type { VitePlugin } from './vite-plugin.ts';

/** Compiles components without what the content policy forbids, and their scripts to one file. */
export const editComponents = ({ sources, scripts }: EditPlan): VitePlugin => ({
  name: 'benchlight-edit-components',
  enforce: 'pre',
  resolveId: (id) => (scripts.has(id) ? id : undefined),
  load: (id) => scripts.get(id) ?? sources.get(id),
});
