import { withBase } from '#addresses/addresses.ts';
import { memoize } from '#text/memoize.ts';
import { useContext } from '../context/build-context.ts';
import { toSiteAddress } from './site-location.ts';

/** The path that the current catalogue is published under. */
export const catalogueBase = (): string => baseOf(useContext().path ?? '');

/** A page asks some hundred times. */
const baseOf = memoize((path: string) => withBase(import.meta.env.BASE_URL, path) || '/');

/** Where the current catalogue is, as other sites know it; undefined when that is not known. */
export const catalogueAddress = (site: URL | undefined): string | undefined =>
  toSiteAddress(site, catalogueBase());

/** An address of the current catalogue as a link, below the path that the site is published under. */
export function href(address: string): string {
  return withBase(catalogueBase(), address);
}
