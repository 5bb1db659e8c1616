import { mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Random, pick } from '#tests/support/random.ts';

/** Names of files that a report, a shell, an address or a file system might stumble over. */
export const hostileNames = [
  ...['a.json', "it's.json", '-x.json', '--fix.json', '::error::x.json', 'a\nb.json', 'a b.json'],
  ...['\u202Ex.json', '$(touch x).json', '`.json', '%2e%2e%2f.json', 'con.json', 'é.json'],
  ...['日本.json', `${'n'.repeat(200)}.json`, '#?.json', '\\.json', '<b>.json', '\u001B[2J.json'],
  ...['*.json', '[a].json', '{a,b}.json', '@.json', '\u200B.json', 'e\u0301.json', '..json'],
];

/** What edits of values cannot make; most files stay as they are. */
export function spoilBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random(bytes.length + 1);
  const insert = (...added: Uint8Array[]) =>
    Buffer.concat([bytes.subarray(0, at), ...added, bytes.subarray(at)]);
  switch (random(24)) {
    case 0:
      return insert(Uint8Array.from({ length: 64 }, () => random(256)));
    case 1:
      return insert(
        Buffer.from(pick(['\u200B', '\u2060', '\u00AD', '\u{E0041}', '\u034F'], random)),
      );
    case 2:
      return insert(
        Buffer.alloc(1_000_000, pick(['x', ' ', '"', '[', '\\', '0', '/', '('], random)),
      );
    case 3:
      return Buffer.from(
        Buffer.from(bytes)
          .toString('latin1')
          .replace(/: *\d+/, ':NaN'),
        'latin1',
      );
    case 4:
      return Buffer.concat([bytes, bytes]);
    case 5:
      return new Uint8Array();
    default:
      return bytes;
  }
}

/** Makes one of the strings of a JSON text long, as with a character that a search reads over and over. */
export function lengthenString(bytes: Uint8Array, random: Random): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const starts = [...text.matchAll(/: *"/g)].map((match) => match.index + match[0].length);
  if (starts.length === 0) return bytes;
  const start = pick(starts, random);
  const units = ['a', ' ', '/', 'a/', '.', '-', '(', '$(', "'", '\\"', '{', 'a ', '|', '%20', 'A.'];
  const added = pick(units, random).repeat(pick([1_000, 100_000], random));
  const end = pick(['', '/b', '!'], random);
  return Buffer.from(text.slice(0, start) + added + end + text.slice(start), 'latin1');
}

/** Repeats some lines, such as a condition, whose ways through a function then multiply. */
export function repeatLines(text: string, random: Random): string {
  const lines = text.split('\n');
  const start = random(lines.length);
  const end = start + 1 + random(4);
  const times = pick([1, 2, 30, 400], random);
  const repeated = Array.from({ length: times }, () => lines.slice(start, end)).flat();
  return [...lines.slice(0, start), ...repeated, ...lines.slice(start)].join('\n');
}

/** Puts something else than a regular file in a place: a link to nowhere, to itself or around, or a folder. */
export async function placeOddEntry(path: string, random: Random): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await mkdir(dirname(path), { recursive: true });
  const kind = random(6);
  if (kind === 0) await mkdir(join(path, 'inner.json'), { recursive: true });
  else await symlink(pick(['nowhere', path, '.', '/dev/null', '/proc/self/environ'], random), path);
}
