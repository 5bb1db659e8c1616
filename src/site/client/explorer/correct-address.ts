import type { ReadQuery } from '../../../catalogue/explorer/explorer-query.ts';

/** The query of an address with the meant name or value in place of an unknown one. */
export function correctAddress(
  search: string,
  { name, value }: ReadQuery['unknown'][number],
  meant: string,
): string {
  const isName = name === 'parameter';
  const key = name === 'column' ? 'columns' : name;
  const corrected = [...new URLSearchParams(search)].map(([parameter, written]) => {
    if (isName) return [parameter === value ? meant : parameter, written];
    if (parameter !== key) return [parameter, written];
    const parts = written.split(',').map((part) => (part === value ? meant : part));
    return [parameter, parts.join(',')];
  });
  // Nothing else of what addresses write needs its commas encoded.
  return `?${new URLSearchParams(corrected).toString().replaceAll('%2C', ',')}`;
}
