import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import * as byAstro from 'astro/runtime/server/index.js';
import * as atOnce from '#builder/frames/component-runtime.ts';
import { createContentResult } from '#builder/frames/content-result.ts';
import { runPass } from '#builder/frames/render-pass.ts';
import { formatTimes, measure } from '../measure.ts';
import { judgeRatio, row } from '../report-rows.ts';
import { makeSamplePage, type Runtime } from './sample-page.ts';

const rounds = 5;

/**
 * Renders the same pages with Astro's container, where nothing is awaited and where one layout awaits
 * a slot, and with the runtime that builds use. `README.md` describes what is slow.
 */
export async function benchRendering(count: number): Promise<string[]> {
  const container = await AstroContainer.create();
  const plain = makeSamplePage(byAstro as unknown as Runtime);
  const awaiting = makeSamplePage(byAstro as unknown as Runtime, { awaits: true });
  const own = makeSamplePage(atOnce as unknown as Runtime, { awaits: true });
  const repeat = async (render: () => Promise<string>) => {
    for (let page = 0; page < count; page++) await render();
  };
  const renders = {
    plain: () => container.renderToString(plain as never, { partial: true }),
    awaiting: () => container.renderToString(awaiting as never, { partial: true }),
    own: () =>
      runPass({ part: 'content', path: '/' }, async () =>
        String(await own(createResult(), {}, {})),
      ),
  };
  const [first, ...others] = await Promise.all(Object.values(renders).map((render) => render()));
  if (others.some((page) => page !== first)) throw new Error('the pages differ');
  const times = await measure(
    {
      plain: () => repeat(renders.plain),
      awaiting: () => repeat(renders.awaiting),
      own: () => repeat(renders.own),
    },
    rounds,
  );
  const toRow = (label: string, name: keyof typeof times) =>
    row(label, formatTimes(times[name]), judgeRatio(times[name].median, times.own.median));
  return [
    `rendering of ${count} pages with 100 components, median of ${rounds} rounds`,
    toRow('at once', 'own'),
    toRow('by Astro', 'plain'),
    toRow('by Astro, with a slot awaited', 'awaiting'),
  ];
}

const createResult = () =>
  createContentResult({
    params: {},
    routePattern: '/',
    site: undefined,
    findScript: (id) => id,
  });
