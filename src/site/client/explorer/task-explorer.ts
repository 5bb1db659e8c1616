import {
  type ExplorerData,
  labelsAt,
  sortRows,
  unpackIndex,
} from '../../../catalogue/explorer/explorer-data.ts';
import type { ExplorerFacetName } from '../../../catalogue/explorer/explorer-facets.ts';
import type { ExplorerIndex } from '../../../catalogue/explorer/explorer-index.ts';
import {
  type Chosen,
  type ExplorerQuery,
  type ExplorerSort,
  readQuery,
  writeQuery,
} from '../../../catalogue/explorer/explorer-query.ts';
import { select } from '../../../catalogue/explorer/explorer-select.ts';
import { createTextFinder, type TextMatch } from '../../../catalogue/explorer/explorer-text.ts';
import { buildElement, markWords } from './build-element.ts';
import { type Choice, createFacetPanel, type FacetPanel } from './facet-panel.ts';
import { createResultList, type ResultList } from './result-list.ts';

/** On a narrow screen the results would be out of sight. */
const isWide = matchMedia('(min-width: 50rem)');

/** Facets that are open from the start. */
const openFacets: ReadonlySet<string> = new Set(['app', 'metric', 'change']);

/** The explorer of `/tasks/`: loads the index, and keeps all of its state in the address. */
class TaskExplorer extends HTMLElement {
  #box = this.#find('input[type=search]', HTMLInputElement);
  #status = this.#find('[role=status]', HTMLElement);
  #sort = this.#find('select', HTMLSelectElement);
  #reset = this.#find('button.reset', HTMLButtonElement);
  #results: ResultList = createResultList(this.#find('.results', HTMLElement));
  #panels = new Map<ExplorerFacetName, FacetPanel>();

  connectedCallback(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const response = await fetch(this.dataset.index ?? '');
      if (!response.ok) throw new Error(response.statusText);
      this.#start(unpackIndex((await response.json()) as ExplorerIndex));
    } catch {
      // The plain list of tasks stays.
      this.#find('.unloaded', HTMLElement).hidden = false;
    }
  }

  #start(data: ExplorerData): void {
    const { index } = data;
    const known = new Map(index.facets.map(({ name, values }) => [name, new Set(values)]));
    const findText = createTextFinder(data.texts);
    const read = () => readQuery(location.search, known);
    const change = (query: Partial<ExplorerQuery>, way: 'push' | 'replace' = 'push') => {
      const address = `${location.pathname}${writeQuery({ ...read().query, ...query })}`;
      if (way === 'push') history.pushState(null, '', address);
      else history.replaceState(null, '', address);
      show();
    };
    const show = () => {
      const { query, unknown } = read();
      const match = findText(query.text);
      const { rows, counts } = select(index, query, match.fits);
      for (const [name, panel] of this.#panels) {
        const none = new Set<string>();
        panel.show(
          counts.get(name) ?? new Uint32Array(),
          query.included.get(name) ?? none,
          query.excluded.get(name) ?? none,
        );
      }
      this.#showControls(query);
      this.#status.textContent = tellResult(rows.length, index.rows, unknown);
      this.#results.show(sortRows(data, rows, query.sort), (row) => this.#render(data, row, match));
      this.#reset.hidden = location.search === '';
    };

    const facets = this.#find('.facets', HTMLElement);
    for (const column of index.facets) {
      const isOpen = openFacets.has(column.name) && isWide.matches;
      const panel = createFacetPanel(column, isOpen, (value, choice) => {
        change(choose(read().query, column.name, value, choice));
      });
      this.#panels.set(column.name, panel);
      facets.append(panel.element);
    }
    this.#box.addEventListener('input', () => {
      change({ text: this.#box.value.trim() }, 'replace');
    });
    this.#sort.addEventListener('change', () => {
      change({ sort: toSort(this.#sort.value) });
    });
    this.#reset.addEventListener('click', () => {
      history.pushState(null, '', location.pathname);
      this.#box.value = '';
      show();
      this.#box.focus();
    });
    this.#find('form', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
    });
    addEventListener('popstate', show);
    document.addEventListener('keydown', this.#move);
    this.classList.add('ready');
    show();
  }

  #showControls({ text, sort }: ExplorerQuery): void {
    if (this.#box.value.trim() !== text) this.#box.value = text;
    this.#sort.value = sort.by === undefined ? '' : `${sort.descending ? '-' : ''}${sort.by}`;
  }

  #render({ index, paths, instructions }: ExplorerData, row: number, { words }: TextMatch) {
    const path = paths[row] ?? '';
    const link = buildElement(
      'a',
      {
        href: `${this.dataset.tasks ?? ''}${path}/`,
        dir: 'auto',
        lang: this.dataset.language ?? '',
      },
      ...markWords(tellInstruction(instructions[row]), words),
    );
    const tell = (name: ExplorerFacetName) => labelsAt(index, name, row).join(', ');
    const facts = [
      ['apps', tell('app')],
      ['metrics', tell('metric')],
      ['change', tell('change')],
      ['steps', tellNumber(tell('steps'), 'step')],
      ['checks', tellNumber(tell('checks'), 'check')],
      ['problems', tell('problems') === '0' ? '' : tellNumber(tell('problems'), 'problem')],
    ] as const;
    const told = facts.flatMap(([className, text]) =>
      text === '' ? [] : [buildElement('span', { className }, ...markWords(text, words))],
    );
    return buildElement('li', {}, link, buildElement('p', {}, ...told));
  }

  /** `/` leads to the box, the arrow keys through the results, Escape back. */
  #move = (event: KeyboardEvent): void => {
    const { target, key } = event;
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      this.#box.focus();
      return;
    }
    const position = this.#results.focused();
    const isInBox = target === this.#box;
    if (key === 'Escape' && position !== undefined) this.#box.focus();
    if (position === undefined && !isInBox) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step === undefined) return;
    event.preventDefault();
    const isMoved = this.#results.focus(isInBox ? Math.min(0, step - 1) : (position ?? 0) + step);
    if (!isMoved && step < 0) this.#box.focus();
  };

  #find<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
    const found = this.querySelector(selector);
    if (found instanceof kind) return found;
    throw new Error(`the explorer has no ${selector}`);
  }
}

const tellInstruction = (text = ''): string => (text === '' ? 'No instruction' : text);

const tellNumber = (number: string, noun: string): string =>
  `${number} ${number === '1' ? noun : `${noun}s`}`;

function choose(
  { included, excluded }: ExplorerQuery,
  name: ExplorerFacetName,
  value: string,
  choice: Choice,
): Pick<ExplorerQuery, 'included' | 'excluded'> {
  return {
    included: withValue(included, name, value, choice === 'include'),
    excluded: withValue(excluded, name, value, choice === 'exclude'),
  };
}

function withValue(chosen: Chosen, name: ExplorerFacetName, value: string, isIn: boolean): Chosen {
  const values = new Set(chosen.get(name));
  if (isIn) values.add(value);
  else values.delete(value);
  return new Map(chosen).set(name, values);
}

function toSort(written: string): ExplorerSort {
  const descending = written.startsWith('-');
  const by = descending ? written.slice(1) : written;
  return { by: by === '' ? undefined : (by as ExplorerSort['by']), descending };
}

function tellResult(
  found: number,
  all: number,
  unknown: readonly { name: string; value: string }[],
): string {
  return [
    ...unknown.map(({ name, value }) => `Nothing here has the ${name} "${value}".`),
    found === all ? `${all} tasks` : `${found} of ${all} tasks`,
  ].join(' ');
}

customElements.define('task-explorer', TaskExplorer);
