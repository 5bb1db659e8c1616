import type { Cell } from './cells.ts';
import type { ExplorerColumn, ExplorerIndex } from './explorer-index.ts';

/**
 * The index as a file. Cells are JSON within JSON, so that a browser parses those of a facet only
 * when it needs them; most are never needed.
 */
export interface ExplorerFile extends Omit<ExplorerIndex, 'facets'> {
  facets: readonly (Omit<ExplorerColumn, 'cells'> & { cells: string })[];
}

export function toExplorerFile(index: ExplorerIndex): ExplorerFile {
  const facets = index.facets.map((column) => ({ ...column, cells: JSON.stringify(column.cells) }));
  return { ...index, facets };
}

export function readExplorerFile(file: ExplorerFile): ExplorerIndex {
  return { ...file, facets: file.facets.map(readColumn) };
}

function readColumn({ cells, ...column }: ExplorerFile['facets'][number]): ExplorerColumn {
  let read: readonly Cell[] | undefined;
  return {
    ...column,
    get cells() {
      return (read ??= JSON.parse(cells) as readonly Cell[]);
    },
  };
}
