import { withBase } from '../../addresses/addresses.ts';

/** An address of the site as a link, below the path that the site is published under. */
export function href(address: string): string {
  return withBase(import.meta.env.BASE_URL, address);
}
