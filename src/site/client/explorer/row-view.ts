import { type ExplorerData, readLabels } from '../../../catalogue/explorer/explorer-data.ts';
import type { ExplorerFacetName } from '../../../catalogue/addresses/facet-names.ts';

/** A task as a row of the explorer's table, before it becomes elements. */
export interface RowView {
  /** After `/tasks/`. */
  path: string;
  /** On one line; empty when the task has none. */
  instruction: string;
  cells: readonly RowCell[];
}

interface RowCell {
  className: string;
  text: string;
  /** Shown after a number where the table has no heads. */
  unit: string | undefined;
}

/** The columns behind the instruction. */
const columns: readonly { facet: ExplorerFacetName; className: string; noun?: string }[] = [
  { facet: 'app', className: 'apps' },
  { facet: 'metric', className: 'metrics' },
  { facet: 'change', className: 'change' },
  { facet: 'steps', className: 'number', noun: 'step' },
  { facet: 'checks', className: 'number', noun: 'check' },
  { facet: 'problems', className: 'number problems', noun: 'problem' },
];

export function toRowView(data: ExplorerData, row: number): RowView {
  return {
    path: data.paths[row] ?? '',
    instruction: data.instructions[row] ?? '',
    cells: columns.map(({ facet, className, noun }) => {
      const text = readLabels(data.index, facet, row).join(', ');
      return {
        className: text === '0' ? `${className} zero` : className,
        text,
        unit: noun === undefined ? undefined : ` ${noun}${text === '1' ? '' : 's'}`,
      };
    }),
  };
}

/** Shown in place of an empty instruction. */
export const noInstruction = 'No instruction';
