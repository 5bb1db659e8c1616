import type { AstroPrerenderer } from 'astro';
import type { Progress } from '../dataset/progress.ts';

/** Does what a prerenderer does, and tells how many of its pages are rendered. */
export function countRendered(
  prerenderer: AstroPrerenderer,
  progress: Progress | undefined,
): AstroPrerenderer {
  if (!progress) return prerenderer;
  let rendered = 0;
  let total = 0;
  return {
    ...prerenderer,
    async getStaticPaths() {
      const paths = await prerenderer.getStaticPaths();
      total = paths.length;
      progress('rendering pages', 0, total);
      return paths;
    },
    async render(request, options) {
      const result = await prerenderer.render(request, options);
      progress('rendering pages', (rendered += 1), total);
      return result;
    },
  };
}
