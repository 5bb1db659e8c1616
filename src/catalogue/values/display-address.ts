import { shortenAddress, toWebAddress } from '../addresses/addresses.ts';

/** A web address as the name of its file and where that is; undefined for other texts. */
export interface FileAddress {
  href: string;
  /** The last part of the path, or the whole address when it ends in none. */
  name: string;
  /** Empty when the name says it. */
  host: string;
}

/** Tells a file's address by its name; undefined when the text is no web address. */
export function toFileAddress(text: string): FileAddress | undefined {
  const href = toWebAddress(text);
  if (href === undefined) return undefined;
  const { host, pathname } = new URL(href);
  const name = decode(pathname.split('/').at(-1) ?? '');
  return name.includes('.') ? { href, name, host } : { href, name: shortenAddress(href), host: '' };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
