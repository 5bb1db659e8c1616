/** All UUIDs as one string without dashes, and other ids as they are, by row. */
export interface PackedIds {
  uuids: string;
  others: Readonly<Record<number, string>>;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function packIds(ids: readonly string[]): PackedIds {
  const others = Object.fromEntries([...ids.entries()].filter(([, id]) => !uuid.test(id)));
  const uuids = ids.filter((id) => uuid.test(id)).map((id) => id.replaceAll('-', ''));
  return { uuids: uuids.join(''), others };
}

export function unpackIds({ uuids, others }: PackedIds, rows: number): string[] {
  let at = 0;
  return Array.from({ length: rows }, (_, row) => {
    const other = others[row];
    if (other !== undefined) return other;
    const part = (length: number) => uuids.slice(at, (at += length));
    return `${part(8)}-${part(4)}-${part(4)}-${part(4)}-${part(12)}`;
  });
}
