import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { readCode } from '#environment/digests/read-code.ts';
import { digestCode } from '../cache/digest-code.ts';
import { openJsonCache } from '../cache/json-cache.ts';
import type { FoundEnvironment } from '../source/find-environments.ts';
import type { OwnEnvironment } from './read-found.ts';

type LoadedSource = Omit<OwnEnvironment, keyof FoundEnvironment>;

/** Enough for the releases of a dataset. */
const most = 64;
const cache = openJsonCache<EnvironmentCode>('code', most);

/** Those of this process, so that equal sources have one object. */
const codes = new Map<string, EnvironmentCode>();

/** Changes when something else may be read of the same source. */
export const codeVersion = (): string =>
  ['environment', 'python', 'dataset/source'].map(digestCode).join('-');

/**
 * The digests of a source; those of a source that was read before come from the cache.
 *
 * @param read reads one that was not. Default: it remembers nothing
 */
export function loadCode(source: LoadedSource, read = readCode): EnvironmentCode {
  const { digest, commit, files, folderName, loaders, runners, packages } = source;
  const cached = findCode(digest);
  if (cached) return withCommit(cached, commit);
  const code = read({
    files,
    folderName,
    ...(loaders && { loaders }),
    ...(runners && { runners }),
    ...(packages && { packages }),
  });
  cache.write(nameOf(digest), code);
  keep(digest, code);
  return withCommit(code, commit);
}

/** Only the commit differs between equal sources. */
export const withCommit = (code: EnvironmentCode, commit: string | undefined): EnvironmentCode =>
  commit === undefined ? code : { ...code, commit };

/** The digests of a source that was read before. */
export function findCode(digest: string): EnvironmentCode | undefined {
  const code = codes.get(digest) ?? cache.read(nameOf(digest));
  if (code) keep(digest, code);
  return code;
}

const nameOf = (digest: string): string => `${codeVersion()}-${digest}`;

function keep(digest: string, code: EnvironmentCode): void {
  codes.set(digest, code);
  const [oldest] = codes.keys();
  if (oldest !== undefined && codes.size > most) codes.delete(oldest);
}
