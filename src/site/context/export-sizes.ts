import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { DataExport } from '../../export/dataset/data-exports.ts';
import { useCatalogue } from './current-catalogue.ts';
import { measureText } from './measure-text.ts';

/** Bytes by address. */
type Sizes = ReadonlyMap<string, number>;

/** Where pages find the sizes, for the reason that `current-catalogue.ts` gives. */
const place = Symbol.for('benchlight.export-sizes');
const shared = globalThis as { [place]?: { catalogue: Catalogue; sizes: Sizes } };

/** Spares the page that tells the sizes from making every export once more. */
export function provideExportSizes(catalogue: Catalogue, sizes: Sizes): void {
  shared[place] = { catalogue, sizes };
}

/** The bytes of an export of the current catalogue; one that nobody has written yet is measured. */
export function sizeOf({ address, write }: Pick<DataExport, 'address' | 'write'>): number {
  const known = shared[place];
  const size = known?.catalogue === useCatalogue() ? known.sizes.get(address) : undefined;
  return size ?? measureText(write());
}
