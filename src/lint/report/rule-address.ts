import { withoutFinalSlashes } from '#text/without-final-slashes.ts';

/**
 * The page of a rule on a published site, as an absolute URI.
 *
 * @param site the address of the site, with or without a slash at its end
 */
export const toRuleAddress = (site: string, code: string): string =>
  new URL(`rules/${code.toLowerCase()}/`, toFolder(site)).href;

/** The page of a published site that lists its rules. */
export const toRulesAddress = (site: string): string => new URL('rules/', toFolder(site)).href;

/** Without a slash at its end, a site's last folder would be replaced. */
const toFolder = (site: string): string => `${withoutFinalSlashes(site)}/`;
