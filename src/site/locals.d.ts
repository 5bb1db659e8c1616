declare namespace App {
  interface Locals {
    /** Whether the content of the page has its heading. */
    hasOwnHeading?: boolean;
  }
}
