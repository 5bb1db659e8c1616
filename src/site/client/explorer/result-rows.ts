import { type ExplorerData, listSearchedParts } from '../../../catalogue/explorer/explorer-data.ts';
import { findHit } from '../../../catalogue/explorer/explorer-hit.ts';
import { buildElement, markWords } from '../../../search/ui/build-element.ts';
import { noInstruction, toRowView } from './row-view.ts';

/** The data of the page that every row needs. */
export interface RowContext {
  /** The address of the explorer, with a slash at its end. */
  tasks: string;
  /** The language of the instructions. */
  language: string;
}

/**
 * A task as a row of the explorer's table, with the searched words marked. `FirstResults.astro`
 * writes the first rows of the page in the same form.
 */
export function renderRow(
  data: ExplorerData,
  row: number,
  words: readonly string[],
  { tasks, language }: RowContext,
): HTMLElement {
  const { path, instruction, cells } = toRowView(data, row);
  const visible = [instruction, ...cells.map(({ text }) => text)].join('\n');
  const hit = findHit(words, visible, listSearchedParts(data, row));
  const link = buildElement(
    'a',
    { href: `${tasks}${path}/`, dir: 'auto', lang: language },
    ...markWords(instruction === '' ? noInstruction : instruction, words),
  );
  const task = buildCell(hit === undefined ? 'task' : 'task hit', link);
  if (hit !== undefined) task.append(buildElement('p', {}, ...markWords(hit, words)));
  const otherCells = cells.map(({ className, text, unit }) =>
    buildCell(
      className,
      buildElement(
        'span',
        {},
        ...markWords(text, words),
        ...(unit === undefined ? [] : [buildElement('span', { className: 'unit' }, unit)]),
      ),
    ),
  );
  return buildElement('div', { role: 'row' }, task, ...otherCells);
}

function buildCell(className: string, child: Node): HTMLElement {
  return buildElement('div', { role: 'cell', className }, child);
}
