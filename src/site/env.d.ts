declare namespace App {
  interface Locals {
    /** Set where pages are put together from parts; undefined where Astro renders whole ones. */
    framing?: import('./page-frame.ts').Framing;
  }
}
