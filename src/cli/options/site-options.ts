import { UsageError } from '#dataset/usage-error.ts';

/** The address that a site is published at; throws a usage error when it is not one. */
export function toSiteOption(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const { username = '', password = '', search = '', hash = '' } = URL.parse(text) ?? {};
  if (username + password !== '') {
    throw new UsageError(
      'the address of --site contains a user name or a password',
      'Leave it out; every page would publish it.',
    );
  }
  if (search + hash !== '') {
    throw new UsageError(
      'the address of --site contains a query or a fragment',
      'Leave it out; the address of every page begins with that of the site.',
    );
  }
  if (isSiteAddress(text)) return text;
  throw new UsageError(
    `invalid value "${text}" for --site`,
    'Use an address such as https://example.org.',
  );
}

/** Whether a text is an address of the web. */
export const isSiteAddress = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text);

/** The path that a site is published under, with a leading slash; throws a usage error when it is not one. */
export function toBasePath(text: string | undefined, option = '--base'): string | undefined {
  if (text === undefined) return undefined;
  const isPlain = text.split('/').every((part) => /^[\w.~-]*$/.test(part) && !/^\.+$/.test(part));
  if (isPlain && !text.includes('//')) return text.startsWith('/') ? text : `/${text}`;
  throw new UsageError(`invalid value "${text}" for ${option}`, 'Use a path such as /catalogue.');
}

/** Where a site is published: the origin, and the base path. */
interface SitePlace {
  site: string | undefined;
  base: string | undefined;
}

/**
 * Where a site is published. A path of the address is the base path, unless that is named too.
 *
 * @throws UsageError when the two differ.
 */
export function toSitePlace({ site, base }: Partial<SitePlace>): SitePlace {
  const address = toSiteOption(site);
  const named = toBasePath(base);
  if (address === undefined) return { site: undefined, base: named };
  const { origin, pathname } = new URL(address);
  const path = toBasePath(pathname.replace(/\/$/, ''), 'the path of --site');
  if (path === '/') return { site: origin, base: named };
  if (named === undefined || named.replace(/\/$/, '') === path) {
    return { site: origin, base: path };
  }
  throw new UsageError(
    `--site has the path ${path}, and --base is ${named}`,
    'Name the path in one of the two, or the same path in both.',
  );
}
