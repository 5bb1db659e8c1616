import { readOwnPackage } from '../invocation/invocation.ts';
import { isSiteAddress } from '../options/site-options.ts';

/**
 * The site with pages about the rules, which `homepage` of the package names. Undefined without a
 * valid one: a report then links nowhere.
 */
export const findDocumentationSite = (
  { homepage }: { homepage?: string } = readOwnPackage(),
): string | undefined => (homepage !== undefined && isSiteAddress(homepage) ? homepage : undefined);
