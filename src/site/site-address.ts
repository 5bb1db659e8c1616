import { withBase } from '../catalogue/urls.ts';

/** Where a site is published, as other sites know it, with a slash at its end. */
export function toSiteAddress(site: URL | string | undefined, base: string): string | undefined {
  return site === undefined ? undefined : new URL(withBase(base, '/'), site).href;
}
