import '@astrojs/starlight';
import type { MetaTag } from '../catalogue/heads/meta-tags.ts';

declare global {
  namespace App {
    interface Locals {
      /** Whether the content of the page has its heading. */
      hasOwnHeading?: boolean;
      /** What the head of the page has beside what all pages have. */
      tags?: readonly MetaTag[] | undefined;
    }
  }
}
