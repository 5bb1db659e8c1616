import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerData } from '#explorer/index/explorer-data.ts';
import type { ExplorerQuery } from '#explorer/query/explorer-query.ts';
import { describeMissing } from '#explorer/finder/describe-found.ts';
import { findHit } from '#explorer/matching/find-hit.ts';
import { buildElement } from '#dom/build-element.ts';
import { markWords } from '#search/ui/mark-words.ts';
import type { RowSearch } from '#site/client/line/row-search.ts';
import { noInstruction, type RowView, toRowView } from './row-view.ts';

/** The data of the page that every row needs. */
export interface RowContext {
  /** The address of the explorer, with a slash at its end. */
  tasks: string;
  /** The language of the instructions. */
  language: string;
  /** The facets that have a column. */
  columns: readonly ExplorerFacetName[];
  /** The values that a reader looks for. Default: none. */
  included?: ExplorerQuery['included'];
}

/** How much of an instruction most tables have room for, on two lines of a phone too. */
const surelyShown = 70;

/**
 * A task as a row of the explorer's table, with the searched words marked. `FirstResults.astro`
 * writes the first rows of the page in the same form.
 */
export function renderRow(
  data: ExplorerData,
  row: number,
  { forms, textsOf, missingIn }: RowSearch,
  { tasks, language, columns, included }: RowContext,
): HTMLElement {
  const { path, instruction, difference, marks, cells } = toRowView(data, row, columns, included);
  const visible = [instruction.slice(0, surelyShown), ...cells.map(({ text }) => text)].join('\n');
  const hit = findHit(forms, visible, textsOf(row));
  const without = describeMissing(missingIn(row));
  const notes = [
    ...(without === undefined ? [] : [without]),
    ...(without === undefined || hit === undefined ? [] : [' · ']),
    ...(hit === undefined ? [] : markWords(hit, forms)),
  ];
  const link = buildElement(
    'a',
    { href: `${tasks}${path}/`, dir: 'auto', lang: language, title: instruction },
    ...markWords(instruction === '' ? noInstruction : instruction, forms),
    ...(difference === undefined
      ? []
      : [' ', buildElement('span', { className: 'quiet small' }, difference)]),
  );
  const bars = marks.map((className) => buildElement('span', { className }));
  const task = buildCell(
    notes.length === 0 ? 'task' : 'task hit',
    buildElement('span', { className: 'marks', ariaHidden: 'true' }, ...bars),
    link,
  );
  if (notes.length > 0) task.append(buildElement('p', {}, ...notes));
  return buildElement(
    'div',
    { role: 'row' },
    task,
    ...cells.map((cell) => renderCell(cell, forms)),
  );
}

function renderCell(
  { className, text, unit, join, wiring }: RowView['cells'][number],
  forms: RowSearch['forms'],
): HTMLElement {
  const content = buildElement('span', {}, ...markWords(text, forms));
  if (unit !== undefined) content.append(buildElement('span', { className: 'unit' }, unit));
  if (join !== undefined) content.append(` ${join}`);
  if (wiring === undefined) return buildCell(className, content);
  const drawing = buildElement('span', { className: `wiring ${wiring}`, ariaHidden: 'true' });
  return buildCell(className, drawing, content);
}

function buildCell(className: string, ...children: readonly Node[]): HTMLElement {
  return buildElement('div', { role: 'cell', className }, ...children);
}
