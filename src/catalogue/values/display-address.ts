import { shortenAddress, toWebAddress } from '#addresses/addresses.ts';
import { decodePercent } from '#text/decode-percent.ts';

/** A web address as the name of its file and its host. */
export interface FileAddress {
  href: string;
  /** The last part of the path, or the whole address when that is not a file's name. */
  name: string;
  /** Empty when the name includes it. */
  host: string;
}

/** Undefined when the string is not a web address. */
export function toFileAddress(text: string): FileAddress | undefined {
  const href = toWebAddress(text);
  if (href === undefined) return undefined;
  const { host, pathname } = new URL(href);
  const name = decodePercent(pathname.split('/').at(-1) ?? '');
  return name.includes('.') ? { href, name, host } : { href, name: shortenAddress(href), host: '' };
}
