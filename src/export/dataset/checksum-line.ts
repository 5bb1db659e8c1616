/** A digest and the name of a file, as `sha256sum` of GNU writes and checks them. */
export interface Checksum {
  digest: string;
  name: string;
}

/**
 * A line without its end. A backslash before the digest announces that backslashes, line feeds and
 * carriage returns of the name are escaped.
 */
export function toChecksumLine({ digest, name }: Checksum): string {
  const escaped = name.replaceAll(/[\\\n\r]/g, (character) => escapes[character] ?? character);
  return `${escaped === name ? '' : '\\'}${digest}  ${escaped}`;
}

/** The opposite; undefined for a line of another form. */
export function readChecksumLine(line: string): Checksum | undefined {
  const [, mark, digest, text] = /^(\\?)([^\s\\]+) {2}(.+)$/su.exec(line) ?? [];
  if (digest === undefined || text === undefined) return undefined;
  if (mark === '') return { digest, name: text };
  return {
    digest,
    name: text.replaceAll(/\\([\\nr])/g, (_, letter: string) => meant[letter] ?? ''),
  };
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };
const meant: Readonly<Record<string, string>> = { '\\': '\\', n: '\n', r: '\r' };
