import type { DataExport } from '#export/dataset/exports.ts';
import { useContext } from './build-context.ts';

/** The bytes of an export of the current catalogue; one that is not written yet is measured. */
export function sizeOf({ address, write }: Pick<DataExport, 'address' | 'write'>): number {
  return useContext().exportSizes?.get(address) ?? measureText(write());
}

/** The bytes of a text in UTF-8. */
function measureText(pieces: Iterable<string>): number {
  let bytes = 0;
  for (const piece of pieces) bytes += Buffer.byteLength(piece);
  return bytes;
}
