import { withBase } from '#addresses/addresses.ts';

/** Where a site is published, as other sites know it, with a slash at its end. */
export function toSiteAddress(site: URL | string | undefined, base: string): string | undefined {
  return site === undefined ? undefined : new URL(withBase(base, '/'), site).href;
}

/** Where a catalogue is published. */
export interface SiteLocation {
  /** The path that its pages are published under. */
  base: string;
  /** With a slash at its end; undefined when it is not known. */
  siteAddress: string | undefined;
}

/**
 * @param base the path that the site is published under. Default: `/`.
 * @param path where the catalogue is below it. Default: there.
 */
export function toSiteLocation(
  site: URL | string | undefined,
  base = '/',
  path = '',
): SiteLocation {
  const own = path === '' ? base : withBase(base, path);
  return { base: own, siteAddress: toSiteAddress(site, own) };
}

/** Where the addresses in exported files begin. */
export function toRoot({ base, siteAddress }: SiteLocation): string {
  return siteAddress ?? base;
}
