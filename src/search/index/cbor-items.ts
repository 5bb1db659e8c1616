/** The start of a CBOR item, as RFC 8949 section 3 has it. */
interface Head {
  kind: number;
  /** A length, a number of items or a value, as the kind says. */
  size: number;
  /** Where the head ends. */
  end: number;
}

const kinds = { bytes: 2, text: 3, array: 4, map: 5, tag: 6 } as const;

/** The items of an array, each with its own bytes. */
export function listItems(array: Buffer): Buffer[] {
  const { kind, size, end } = readHead(array, 0);
  if (kind !== kinds.array) throw new Error(`a CBOR item of kind ${kind} is not an array`);
  const items: Buffer[] = [];
  let start = end;
  for (let index = 0; index < size; index++) {
    const next = findEnd(array, start);
    items.push(array.subarray(start, next));
    start = next;
  }
  return items;
}

/** An array of items. */
export function joinItems(items: readonly Buffer[]): Buffer {
  return Buffer.concat([writeArrayHead(items.length), ...items]);
}

function writeArrayHead(size: number): Buffer {
  if (size < 24) return Buffer.from([(kinds.array << 5) | size]);
  const head = Buffer.alloc(5);
  head.writeUInt8((kinds.array << 5) | 26);
  head.writeUInt32BE(size, 1);
  return head;
}

function findEnd(bytes: Buffer, start: number): number {
  const { kind, size, end } = readHead(bytes, start);
  if (kind === kinds.bytes || kind === kinds.text) return end + size;
  let last = end;
  for (let left = itemsInside(kind, size); left > 0; left--) last = findEnd(bytes, last);
  return last;
}

function itemsInside(kind: number, size: number): number {
  if (kind === kinds.array) return size;
  if (kind === kinds.map) return 2 * size;
  return kind === kinds.tag ? 1 : 0;
}

function readHead(bytes: Buffer, start: number): Head {
  const first = bytes.readUInt8(start);
  const kind = first >> 5;
  const short = first & 31;
  const after = start + 1;
  if (short < 24) return { kind, size: short, end: after };
  if (short > 27) throw new Error('CBOR items without a length cannot be read');
  const width = 2 ** (short - 24);
  const size = width === 8 ? Number(bytes.readBigUInt64BE(after)) : bytes.readUIntBE(after, width);
  return { kind, size, end: after + width };
}
