/** How many pages were rendered, for the reason that `current-catalogue.ts` gives in a common place. */
const place = Symbol.for('benchlight.rendered-pages');
const shared = globalThis as { [place]?: number };

export function noteRenderedPage(): void {
  shared[place] = countRenderedPages() + 1;
}

export const countRenderedPages = (): number => shared[place] ?? 0;
