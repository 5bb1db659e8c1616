import '@astrojs/starlight';
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
    }
  }
}
