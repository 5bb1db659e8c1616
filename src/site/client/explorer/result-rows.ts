import type { ExplorerFacetName } from '../../../catalogue/addresses/facet-names.ts';
import { type ExplorerData, listSearchedParts } from '../../../catalogue/explorer/explorer-data.ts';
import { findHit } from '../../../catalogue/explorer/explorer-hit.ts';
import { buildElement, markWords } from '../../../search/ui/build-element.ts';
import { noInstruction, type RowView, toRowView } from './row-view.ts';

/** The data of the page that every row needs. */
export interface RowContext {
  /** The address of the explorer, with a slash at its end. */
  tasks: string;
  /** The language of the instructions. */
  language: string;
  /** The facets that have a column. */
  columns: readonly ExplorerFacetName[];
}

/**
 * A task as a row of the explorer's table, with the searched words marked. `FirstResults.astro`
 * writes the first rows of the page in the same form.
 */
export function renderRow(
  data: ExplorerData,
  row: number,
  words: readonly string[],
  { tasks, language, columns }: RowContext,
): HTMLElement {
  const { path, instruction, marks, cells } = toRowView(data, row, columns);
  const visible = [instruction, ...cells.map(({ text }) => text)].join('\n');
  const hit = findHit(words, visible, listSearchedParts(data, row));
  const link = buildElement(
    'a',
    { href: `${tasks}${path}/`, dir: 'auto', lang: language, title: instruction },
    ...markWords(instruction === '' ? noInstruction : instruction, words),
  );
  const bars = marks.map((className) => buildElement('span', { className }));
  const task = buildCell(
    hit === undefined ? 'task' : 'task hit',
    buildElement('span', { className: 'marks', ariaHidden: 'true' }, ...bars),
    link,
  );
  if (hit !== undefined) task.append(buildElement('p', {}, ...markWords(hit, words)));
  return buildElement(
    'div',
    { role: 'row' },
    task,
    ...cells.map((cell) => renderCell(cell, words)),
  );
}

function renderCell(
  { className, text, unit, wiring }: RowView['cells'][number],
  words: readonly string[],
): HTMLElement {
  const content = buildElement('span', {}, ...markWords(text, words));
  if (unit !== undefined) content.append(buildElement('span', { className: 'unit' }, unit));
  if (wiring === undefined) return buildCell(className, content);
  const drawing = buildElement('span', { className: `wiring ${wiring}`, ariaHidden: 'true' });
  return buildCell(className, drawing, content);
}

function buildCell(className: string, ...children: readonly Node[]): HTMLElement {
  return buildElement('div', { role: 'cell', className }, ...children);
}
