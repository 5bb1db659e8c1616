import type { SSRResult } from 'astro';
import {
  chunkToString,
  createComponent,
  renderComponent,
  renderSlotToString,
  render,
} from 'astro/runtime/server/index.js';
import CataloguePage from '../../site/layouts/CataloguePage.astro';
import { useCatalogue } from '../../site/context/build-context.ts';
import { isInSidebar } from '../../site/page/sidebar-entries.ts';
import { type PageTexts, toMarker, toMarkers } from './page-frame.ts';
import { currentPass } from './render-pass.ts';

/** What pages give their layout, as `CataloguePage.astro` documents it. */
interface PageProps extends PageTexts {
  badge?: string;
  sections?: unknown;
  preload?: string;
  style?: string;
}

type Slots = NonNullable<Parameters<typeof renderComponent>[4]>;

/**
 * Takes the place of the layout of pages where a build compiles them. It renders the content and
 * the frame in passes of their own, so that pages of one shape share a frame. A page that the
 * sidebar marks, or that has a badge or something of its own in its head, is rendered whole.
 */
export default createComponent(async (result: SSRResult, props: PageProps, slots: Slots) => {
  const pass = currentPass();
  const { badge, sections, preload, style, ...texts } = props;
  if (!pass || badge || preload || style || isInSidebar(useCatalogue(), pass.path)) {
    return render`${renderComponent(result, 'CataloguePage', CataloguePage, props, slots)}`;
  }
  if (pass.part === 'content') {
    // Known before the content is rendered, which may leave room for the text of a task file.
    pass.shared = { texts, sections, content: '' };
    pass.shared.content = chunkToString(
      result,
      await renderSlotToString(result, slots.default ?? (() => render``)),
    );
    return render``;
  }
  const framed = { ...props, ...toMarkers(texts) };
  const content = { default: () => render`${toMarker('content')}` };
  return render`${renderComponent(result, 'CataloguePage', CataloguePage, framed, content)}`;
});
