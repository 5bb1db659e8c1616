/** How many findings one page shows. */
const rowsPerPage = 100;

/** Which of so many findings the query of an address shows: from an index until before another. */
export function readShownRows(
  query: string,
  rows: number,
): { page: number; pages: number; from: number; until: number } {
  const pages = Math.max(1, Math.ceil(rows / rowsPerPage));
  const wanted = Math.trunc(Number(new URLSearchParams(query).get('page')));
  const page = Math.min(pages, Math.max(1, Number.isNaN(wanted) ? 1 : wanted));
  return { page, pages, from: (page - 1) * rowsPerPage, until: page * rowsPerPage };
}

/** The same query for another page, as a relative address. */
export function writePage(query: string, page: number): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('page');
  if (page > 1) parameters.set('page', String(page));
  return `?${parameters.toString()}`;
}
