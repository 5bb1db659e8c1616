import '@astrojs/starlight';
import type { Props as FrameProps } from './layouts/PageFrame.astro';
import type { MetaTag } from '#catalogue/heads/meta-tags.ts';

declare global {
  namespace App {
    interface Locals {
      /** Whether the content of the page has its heading. */
      hasOwnHeading?: boolean;
      /** The paths of the pages above the page, the nearest first, with the base. */
      above?: readonly string[];
      /** What the head of the page has beside what all pages have. */
      tags?: readonly MetaTag[] | undefined;
      /**
       * Set where a build renders what pages of one shape share: the texts of the head, and a text in
       * place of the content.
       */
      frame?: { texts: FrameProps; content: string };
    }
  }
}
