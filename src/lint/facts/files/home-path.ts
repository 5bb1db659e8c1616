import { normalizePath } from '#text/normalize-path.ts';

/**
 * A path of the machine in normal form, so that two spellings of it compare equal: forward slashes, and
 * `~` for the home folder, which relative paths start from.
 */
export function toHomePath(path: string): string {
  if (plainPath.test(path)) return `~${path.slice('/home/user'.length)}`;
  const slashed = normalizePath(path.replaceAll('\\', '/'));
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
