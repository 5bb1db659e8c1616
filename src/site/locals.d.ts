declare namespace App {
  interface Locals {
    /** Shown beside the title of the page. */
    titleBadge?: string | undefined;
  }
}
