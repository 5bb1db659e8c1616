import { markHTMLString } from 'astro/runtime/server/index.js';
import SourceText from '#site/components/task/file/SourceText.astro';
import { useCatalogue } from '#site/context/build-context.ts';
import CataloguePage from '#site/layouts/CataloguePage.astro';
import PageBody from '#site/layouts/PageBody.astro';
import { findMarked, listAbove, type MarkedEntry } from '#site/page/sidebar-entries.ts';
import { type Content, type PageTexts, toContent, toMarker } from '../frames/shared-frame.ts';
import { renderAtOnce } from './component-runtime.ts';
import { createContentResult, type PageRequest, type Slots } from './content-result.ts';

/** A page whose content and frame are rendered apart. */
export interface PageParts {
  texts: PageTexts;
  /** What the sidebar marks; pages that differ in it have other frames. */
  marked: MarkedEntry | undefined;
  content: Content;
}

/** What pages give their layout, as `PageFrame.astro` and `PageBody.astro` document it. */
interface PageProps extends PageTexts, Record<string, unknown> {
  trail?: readonly { address: string }[] | undefined;
}

/** What is not in the head. */
const bodyProps: readonly string[] = ['isName', 'mark', 'trail', 'sections', 'isWide'];

/** A component as Astro compiles it. */
export type Component = (result: unknown, props: object, slots: object) => unknown;

/**
 * Renders the content of a page only with its components, without the request, the response and the
 * stream that each page costs in Astro's app. The layout gives the parts of the page; the text of a
 * task file is left out, so that the thread that writes the page can highlight it.
 *
 * @param path of the page, with the base.
 * @returns undefined where Astro has to render the page whole, as one with a head of its own.
 */
export async function renderContent(
  page: Component,
  request: PageRequest,
  props: object,
  path: string,
): Promise<PageParts | undefined> {
  let source: string | undefined;
  let parts: (Omit<PageParts, 'content'> & { html: unknown }) | undefined;

  const result = createContentResult(
    request,
    new Map<unknown, (props: object, slots: Slots) => unknown>([
      [
        CataloguePage,
        (pageProps, slots) => {
          const { title, tabTitle, description, structuredData, tags, ...others } =
            pageProps as PageProps;
          const hasOwnHead = Object.entries(others).some(
            ([name, value]) => value !== undefined && !bodyProps.includes(name),
          );
          if (hasOwnHead) return;
          parts = {
            texts: { title, tabTitle, description, structuredData, tags },
            marked: findMarked(useCatalogue(), [path, ...listAbove(others.trail)]),
            html: (PageBody as Component)(result, pageProps, slots),
          };
        },
      ],
      [
        SourceText,
        (sourceProps) => {
          source = (sourceProps as { text: string }).text;
          return markHTMLString(toMarker('source')) as unknown;
        },
      ],
    ]),
  );
  return renderAtOnce(async () => {
    await page(result, props, {});
    if (!parts) return undefined;
    const { html, ...others } = parts;
    return { ...others, content: toContent(String(await html), source) };
  });
}
