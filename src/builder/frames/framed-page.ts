import type { SSRResult } from 'astro';
import {
  createComponent,
  markHTMLString,
  render,
  renderComponent,
} from 'astro/runtime/server/index.js';
import PageBody from '#site/layouts/PageBody.astro';
import PageFrame from '#site/layouts/PageFrame.astro';
import { useCatalogue } from '#site/context/build-context.ts';
import { findMarked, listAbove } from '#site/page/sidebar-entries.ts';
import { type PageTexts, toMarker, toMarkers } from './shared-frame.ts';
import { currentPass } from './render-pass.ts';

/** What pages give their layout, as `PageFrame.astro` and `PageBody.astro` document it. */
interface PageProps extends PageTexts, Record<string, unknown> {
  trail?: readonly { address: string }[] | undefined;
}

/** What is not in the head. */
const bodyProps: readonly string[] = ['isName', 'mark', 'trail', 'sections', 'isWide'];

/** The content goes to the pass. */
const nothing = markHTMLString('') as unknown as ReturnType<typeof render>;

type Slots = NonNullable<Parameters<typeof renderComponent>[4]>;

/**
 * Takes the place of the layout of pages where a build compiles them. It renders the content and
 * the frame in separate passes, so that pages of one shape share a frame. A page that has
 * anything else in its head is rendered whole.
 */
export default createComponent((result: SSRResult, props: PageProps, slots: Slots) => {
  const pass = currentPass();
  const { title, tabTitle, description, structuredData, tags, ...others } = props;
  const { trail } = others;
  const texts: PageTexts = { title, tabTitle, description, structuredData, tags };
  const renderFrame = (given: object, body: Slots[string]) =>
    render`${renderComponent(result, 'PageFrame', PageFrame, given, { default: body })}`;
  if (pass?.part === 'content') {
    const hasOwnHead = Object.entries(others).some(
      ([name, value]) => value !== undefined && !bodyProps.includes(name),
    );
    if (!hasOwnHead) {
      const marked = findMarked(useCatalogue(), [pass.path, ...listAbove(trail)]);
      pass.shared = { texts, marked, content: PageBody(result, props, slots) };
    }
    return nothing;
  }
  if (pass?.part === 'frame')
    return renderFrame({ ...toMarkers(texts), trail }, () => render`${toMarker('content')}`);
  return renderFrame(
    props,
    () => render`${renderComponent(result, 'PageBody', PageBody, props, slots)}`,
  );
});
