/** What stands before and after the content of a page. */
interface Frame {
  before: string;
  after: string;
}

const kept = new Map<string, Frame>();

/**
 * The frame of a page, rendered once for all pages of a key. Scripts are written where a page first
 * needs them, so a frame is kept whole: its parts alone would miss or repeat what others write.
 *
 * @param render gives the frame around an element `page-content`.
 */
export async function keepFrame(key: string, render: () => Promise<string>): Promise<Frame> {
  const frame = kept.get(key) ?? toFrame(await render());
  // What the dev server shows may change at any time.
  if (import.meta.env.PROD) kept.set(key, frame);
  return frame;
}

function toFrame(html: string): Frame {
  const [before, after, ...more] = html.split('<page-content></page-content>');
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('the frame of a page has no single place for its content');
  }
  return { before, after };
}
