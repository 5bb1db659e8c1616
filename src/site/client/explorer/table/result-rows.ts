import type { ExplorerData } from '#explorer/index/explorer-data.ts';
import { readLabels } from '#explorer/index/explorer-data.ts';
import { describeMissing } from '#explorer/finder/describe-found.ts';
import { findHit } from '#explorer/matching/find-hit.ts';
import { surelyShown } from '#explorer/query/shared-opening.ts';
import { buildElement } from '#dom/build-element.ts';
import { markWords } from '#search/ui/mark-words.ts';
import type { RowSearch } from '#site/client/line/row-search.ts';
import { breakName } from '#site/client/break-name.ts';
import { noInstruction, type RowLayout, type RowView, toRowView } from './row-view.ts';

/** The data of the page that every row needs. */
export interface RowContext extends RowLayout {
  /** The address of the explorer, with a slash at its end. */
  tasks: string;
  /** The language of the instructions. */
  language: string;
}

type Forms = RowSearch['forms'];

/**
 * A task as a row of the explorer's table, with the searched words marked. `FirstResults.astro`
 * writes the first rows of the page in the same form.
 */
export function renderRow(
  data: ExplorerData,
  row: number,
  search: RowSearch,
  { tasks, language, ...layout }: RowContext,
): HTMLElement {
  const view = toRowView(data, row, layout);
  const { forms } = search;
  const notes = describeHit(data, row, search, view);
  const link = buildElement(
    'a',
    { href: `${tasks}${view.path}/`, dir: 'auto', lang: language, title: view.instruction },
    ...renderInstruction(view, forms),
  );
  const hasColumn = view.moreApps !== undefined;
  const task = buildCell(
    notes.length === 0 ? 'task' : 'task hit',
    ...(hasColumn ? [] : [renderMarks(view)]),
    link,
  );
  if (notes.length > 0) task.append(buildElement('p', {}, ...notes));
  return buildElement(
    'div',
    { role: 'row' },
    ...(hasColumn ? [renderApps(view, forms)] : []),
    task,
    ...view.cells.map((cell) => renderCell(cell, forms)),
  );
}

/** What was searched for and the row does not show: what the task does not have, and where it has the rest. */
function describeHit(
  data: ExplorerData,
  row: number,
  { forms, textsOf, missingIn }: RowSearch,
  { instruction, opening, cells }: RowView,
): (Node | string)[] {
  const visible = [
    instruction.slice(opening, opening + surelyShown),
    ...readLabels(data.index, 'app', row),
    ...cells.map(({ text }) => text),
  ].join('\n');
  const hit = findHit(forms, visible, textsOf(row));
  const without = describeMissing(missingIn(row));
  return [
    ...(without === undefined ? [] : [without]),
    ...(without === undefined || hit === undefined ? [] : [' · ']),
    ...(hit === undefined ? [] : markWords(hit, forms)),
  ];
}

/** The words that begin most rows are there for those who do not see the table, and on paper. */
function renderInstruction(
  { instruction, opening, difference }: RowView,
  forms: Forms,
): (Node | string)[] {
  const text = instruction === '' ? noInstruction : instruction;
  return [
    ...(opening === 0 ? [] : [renderOpening(text.slice(0, opening))]),
    ...markWords(text.slice(opening), forms),
    ...(difference === undefined
      ? []
      : [' ', buildElement('span', { className: 'quiet small' }, difference)]),
  ];
}

const renderOpening = (text: string): HTMLElement =>
  buildElement('span', { className: 'opening' }, buildElement('span', {}, text));

const renderMarks = ({ apps }: RowView): HTMLElement =>
  buildElement(
    'span',
    { className: 'marks', ariaHidden: 'true' },
    ...apps.map(({ mark }) => buildElement('span', { className: mark })),
  );

function renderApps({ apps, moreApps = '' }: RowView, forms: Forms): HTMLElement {
  const names = apps.map(({ mark, name = '' }) =>
    buildElement('span', { className: mark }, ...markWords(name, forms)),
  );
  names.at(-1)?.append(moreApps);
  return buildCell('app', ...names);
}

function renderCell(
  { className, text, title, unit, join, wiring }: RowView['cells'][number],
  forms: Forms,
): HTMLElement {
  const marked = markWords(text, forms);
  const content = buildElement(
    'span',
    title === undefined ? {} : { title },
    ...(className.endsWith('names') ? marked.flatMap(breakName) : marked),
  );
  if (unit !== undefined) content.append(buildElement('span', { className: 'unit' }, unit));
  if (join !== undefined) content.append(` ${join}`);
  if (wiring === undefined) return buildCell(className, content);
  const drawing = buildElement('span', { className: `wiring ${wiring}`, ariaHidden: 'true' });
  return buildCell(className, drawing, content);
}

function buildCell(className: string, ...children: readonly Node[]): HTMLElement {
  return buildElement('div', { role: 'cell', className }, ...children);
}
