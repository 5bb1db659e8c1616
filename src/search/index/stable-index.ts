import { hash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { joinItems, listItems } from './cbor-items.ts';

export interface IndexFile {
  path: string;
  content: Uint8Array;
}

/**
 * Puts the values of each filter, and the list of filters, into an order of their own. Pagefind 1.5
 * keeps them in tables without one, so the same records give different files each time. This can go
 * when https://github.com/Pagefind/pagefind/issues/638 is resolved. The names of files come from
 * their content.
 */
export function toStableIndex(files: readonly IndexFile[]): IndexFile[] {
  const filters = files.filter(({ path }) => path.endsWith('.pf_filter')).map(orderFilter);
  const metas = files
    .filter(({ path }) => path.endsWith('.pf_meta'))
    .map((file) => orderMeta(file, filters));
  const ordered = [...filters, ...metas];
  const written = new Set(ordered.map(({ from }) => from));
  return [
    ...files.filter(({ path }) => !written.has(path)).map((file) => renameIn(file, metas)),
    ...ordered.map(({ path, content }) => ({ path, content })),
  ];
}

/** A file made anew, under a name that is as long as the one that Pagefind gave it. */
interface Ordered extends IndexFile {
  from: string;
  name: { written: string; own: string };
}

/** A filter is its name and its values, each with the numbers of its pages. */
function orderFilter(file: IndexFile): Ordered {
  return write(file, (array) => {
    const [name, values] = listItems(array);
    if (!name || !values) throw unexpected(file);
    return joinItems([name, sort(values)]);
  });
}

/** Version, pages, pieces of the index, and then the filters, each with the name of its file. */
function orderMeta(file: IndexFile, filters: readonly Ordered[]): Ordered {
  return write(file, (array) => {
    const items = listItems(array);
    const listed = items[filterPlace];
    if (!listed) throw unexpected(file);
    items[filterPlace] = sort(rename(listed, filters));
    return joinItems(items);
  });
}

const filterPlace = 3;
/** Names the other files of an index. */
export const entryFile = 'pagefind-entry.json';
const signature = Buffer.from('pagefind_dcd');

function renameIn({ path, content }: IndexFile, metas: readonly Ordered[]): IndexFile {
  return { path, content: path === entryFile ? rename(Buffer.from(content), metas) : content };
}

function write({ path, content }: IndexFile, order: (array: Buffer) => Buffer): Ordered {
  const plain = gunzipSync(content);
  if (!plain.subarray(0, signature.length).equals(signature)) throw unexpected({ path });
  const ordered = Buffer.concat([signature, order(plain.subarray(signature.length))]);
  const written = /_([0-9a-f]+)\.pf_/.exec(path)?.[1];
  if (written === undefined) throw unexpected({ path });
  const own = hash('sha256', ordered).slice(0, written.length);
  return {
    from: path,
    path: path.replace(written, own),
    content: gzipSync(ordered, { level: 9 }),
    name: { written, own },
  };
}

function rename(bytes: Buffer, files: readonly Ordered[]): Buffer {
  const text = files.reduce(
    (renamed, { name: { written, own } }) => renamed.replaceAll(`_${written}`, `_${own}`),
    bytes.toString('latin1'),
  );
  return Buffer.from(text, 'latin1');
}

const sort = (array: Buffer): Buffer =>
  joinItems(listItems(array).sort((one, other) => one.compare(other)));

const unexpected = ({ path }: Pick<IndexFile, 'path'>): Error =>
  new Error(`Pagefind's file ${path} is not in the format of version 1.5`);
