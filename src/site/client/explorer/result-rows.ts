import { type ExplorerData, labelsAt, partsOf } from '../../../catalogue/explorer/explorer-data.ts';
import type { ExplorerFacetName } from '../../../catalogue/explorer/explorer-facets.ts';
import { findHit } from '../../../catalogue/explorer/explorer-hit.ts';
import { buildElement, markWords } from '../build-element.ts';

/** What a row needs to know of its page. */
export interface RowContext {
  /** The address below which tasks lie. */
  tasks: string;
  /** The language of the instructions. */
  language: string;
}

/** The columns behind the instruction, with the noun that follows a number where no head tells it. */
const columns: readonly { facet: ExplorerFacetName; className: string; noun?: string }[] = [
  { facet: 'app', className: 'apps' },
  { facet: 'metric', className: 'metrics' },
  { facet: 'change', className: 'change' },
  { facet: 'steps', className: 'number', noun: 'step' },
  { facet: 'checks', className: 'number', noun: 'check' },
  { facet: 'problems', className: 'number problems', noun: 'problem' },
];

/** A task as a row of the explorer's table, with the words that were looked for marked. */
export function renderRow(
  data: ExplorerData,
  row: number,
  words: readonly string[],
  { tasks, language }: RowContext,
): HTMLElement {
  const instruction = data.instructions[row] ?? '';
  const told = columns.map((column) => ({
    ...column,
    text: labelsAt(data.index, column.facet, row).join(', '),
  }));
  const visible = [instruction, ...told.map(({ text }) => text)].join('\n');
  const hit = findHit(words, visible, partsOf(data, row));
  const link = buildElement(
    'a',
    { href: `${tasks}${data.paths[row] ?? ''}/`, dir: 'auto', lang: language },
    ...markWords(instruction === '' ? 'No instruction' : instruction, words),
  );
  const task = buildCell(hit === undefined ? 'task' : 'task hit', link);
  if (hit !== undefined) task.append(buildElement('p', {}, ...markWords(hit, words)));
  const cells = told.map(({ className, text, noun }) =>
    buildCell(
      text === '0' ? `${className} zero` : className,
      buildElement('span', {}, ...markWords(text, words), ...tellUnit(text, noun)),
    ),
  );
  return buildElement('div', { role: 'row' }, task, ...cells);
}

function buildCell(className: string, child: Node): HTMLElement {
  return buildElement('div', { role: 'cell', className }, child);
}

function tellUnit(number: string, noun: string | undefined): Node[] {
  if (noun === undefined) return [];
  const unit = number === '1' ? noun : `${noun}s`;
  return [buildElement('span', { className: 'unit' }, ` ${unit}`)];
}
