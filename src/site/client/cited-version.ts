/** The version that the address asks for, with "?v=" and a digest. */
export const readWanted = (): string | undefined =>
  new URLSearchParams(location.search).get('v')?.toLowerCase();

/** The link of the page to a version. */
export const findVersionLink = (wanted: string): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[data-version]')].find(({ dataset }) =>
    isSameVersion(dataset.version, wanted),
  );

/** A citation may have the whole digest. */
export const isSameVersion = (version = '', wanted: string): boolean =>
  version !== '' &&
  (wanted.startsWith(version) || (wanted.length >= 7 && version.startsWith(wanted)));
