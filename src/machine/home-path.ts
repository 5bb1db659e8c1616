import { normalizePath } from './normalize-path.ts';
import { toForwardSlashes } from './paths.ts';

/**
 * A path of the machine in normal form, so that two spellings of it compare equal: forward slashes, and
 * `~` for the home folder, which relative paths start from.
 */
export function toHomePath(path: string): string {
  if (plainPath.test(path)) return `~${path.slice('/home/user'.length)}`;
  const slashed = normalizePath(toForwardSlashes(path));
  const isWindows = /^(?:[a-z]:\/|%userprofile%|\$env:)/i.test(slashed);
  // Windows ignores case.
  const plain = isWindows ? slashed.toLowerCase() : slashed;
  const fromHome = plain.replace(
    /^(?:\/home\/[^/]+|\/Users\/(?!Shared\/)[^/]+|\/root|\$\{?HOME\}?|~|[a-z]:\/users\/[^/]+|%userprofile%|\$env:userprofile)(?=\/|$)/,
    '~',
  );
  return /^[~/]|^[a-z]:\//.test(fromHome) ? fromHome : `~/${fromHome}`;
}

/** Fast path: only the home folder has to be removed. */
const plainPath = /^\/home\/user(?:\/(?!\.{1,2}(?:\/|$))[\w. -]+)+$/;

/** The home folders that a text names, in its spelling, and the names of their users. */
export const findHomes = (text: string): { folder: string; user: string }[] =>
  Array.from(text.matchAll(home), ([, above = '', user = '']) => ({ folder: above + user, user }));

const home =
  /(?:^|[\s"'=(:;,]|file:\/\/)(\/(?:home|Users)\/|[a-z]:[\\/]{1,2}users[\\/]{1,2})([a-z_][\w.-]{0,31})/gi;

/** Whether a text may name a home folder other than /home/user; a fast test. */
export const mayNameOtherHome = (text: string): boolean =>
  /\/home\/(?!user\b)\w/.test(text) || text.includes('sers\\') || text.includes('sers/');
