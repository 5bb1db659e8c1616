import type { Framing } from './page-shell.ts';

declare global {
  // Astro asks for this name.
  namespace App {
    interface Locals {
      /** Set where pages are put together from parts; undefined where Astro renders whole ones. */
      framing?: Framing;
    }
  }
}
