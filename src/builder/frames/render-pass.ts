import type { PageTexts } from './shared-frame.ts';
import type { MarkedEntry } from '#site/page/sidebar-entries.ts';

/** One rendering of a page: of only its content, or of what is around it, with markers in its slots. */
export type RenderPass = ContentPass | FramePass;

interface FramePass {
  part: 'frame';
  /** The path of the page, with the base. */
  path: string;
}

export interface ContentPass {
  part: 'content';
  path: string;
  /** Set by a page that can share a frame; any other is rendered whole. */
  shared?: {
    texts: PageTexts;
    /** What the sidebar marks; pages that differ in it have other frames. */
    marked: MarkedEntry | undefined;
    /** The markup of the content. */
    content?: unknown;
  };
  /** The text of the task file that the content has a marker for, if it has one. */
  source?: string;
}

let current: RenderPass | undefined;

/** Pages are rendered one after the other, so there is one pass at a time. */
export async function runPass<Result>(
  pass: RenderPass,
  render: () => Promise<Result>,
): Promise<Result> {
  current = pass;
  try {
    return await render();
  } finally {
    current = undefined;
  }
}

export const currentPass = (): RenderPass | undefined => current;

export const isContentPass = (): boolean => current?.part === 'content';
