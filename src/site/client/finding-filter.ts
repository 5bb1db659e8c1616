import {
  byFilter,
  countByValue,
  countFindings,
  type FilterName,
  filterNames,
  type FilterRow,
  type FilterValues,
  isChosen,
  readFilter,
  writeFilter,
} from '#addresses/finding-filter.ts';
import { findElement } from '#dom/find-element.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';

/** Hides the findings that the address does not choose; its form changes the address. */
class FindingFilter extends HTMLElement {
  #form = findElement(this, 'form', HTMLFormElement);
  #choices = findElement(this.#form, 'details', HTMLDetailsElement);
  #status = findElement(this, '[role=status]', HTMLElement);
  #reset = findElement(this, 'button', HTMLButtonElement);
  #boxes = [...this.querySelectorAll('input')];
  #selects = [...this.querySelectorAll('select')];
  #rows = findRows(this).map(toRow);
  #groups = this.#findGroups();

  connectedCallback(): void {
    this.#form.hidden = false;
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    this.#form.addEventListener('change', () => {
      this.#choose(this.#valuesOf(({ isChosen }) => isChosen));
    });
    this.#reset.addEventListener('click', () => {
      this.#choose({});
      // The button is hidden now, and the focus must not fall back to the top of the page.
      this.#boxes[0]?.focus();
    });
    window.addEventListener('popstate', () => {
      this.#show();
    });
    this.#show();
    this.classList.add('ready');
  }

  #choose(chosen: Partial<FilterValues>): void {
    history.pushState(null, '', `${location.pathname}${writeFilter(chosen)}`);
    this.#show();
  }

  #show(): void {
    const offered = this.#valuesOf(() => true);
    const { chosen, ignored } = readFilter(location.search, offered);
    const isFiltered = filterNames.some((name) => chosen[name].length > 0);
    const found = this.#rows.filter((row) => isChosen(row, chosen));
    const fitting = new Set(found);
    for (const row of this.#rows) row.element.hidden = !fitting.has(row);
    const isUnfolded = chosen.rule.length > 0 || (isFiltered && found.length <= mostUnfolded);
    for (const group of this.#groups) {
      showGroup(group, fitting, isUnfolded);
      showLinks(group);
    }
    this.#fillForm(chosen);
    if (isFiltered) this.#choices.open = true;

    const left = countFindings(found);
    const all = countFindings(this.#rows);
    const unknown = ignored.map(({ name, value }) => `Unknown ${name} "${value}".`);
    this.#status.textContent = [...unknown, describeFiltered(left, all, isFiltered)].join(' ');
    this.#reset.hidden = !isFiltered && ignored.length === 0;
  }

  #fillForm(chosen: FilterValues): void {
    const counts = countByValue(this.#rows, chosen);
    for (const box of this.#boxes) {
      box.checked = chosen.severity.includes(box.value);
      const tally = box.parentElement?.querySelector('.count');
      if (tally) tally.textContent = formatCount(counts.severity.get(box.value) ?? 0);
    }
    for (const select of this.#selects) {
      const name = select.name as FilterName;
      select.value = chosen[name][0] ?? '';
      for (const option of [...select.options].filter(({ value }) => value !== '')) {
        option.dataset.label ??= option.text;
        option.text = `${option.dataset.label} (${formatCount(counts[name].get(option.value) ?? 0)})`;
      }
    }
  }

  /** The values that the form offers and that pass a test. */
  #valuesOf(test: (value: { isChosen: boolean }) => boolean): FilterValues {
    const offered = [
      ...this.#boxes.map(({ value, checked }) => ({ name: 'severity', value, isChosen: checked })),
      ...this.#selects.flatMap(({ name, options }) =>
        [...options].map(({ value, selected }) => ({ name, value, isChosen: selected })),
      ),
    ].filter(({ value }) => value !== '');
    return byFilter((name) =>
      offered.filter((one) => one.name === name && test(one)).map(({ value }) => value),
    );
  }

  #findGroups(): Group[] {
    const rowOf = new Map(this.#rows.map((row) => [row.element, row]));
    return [...this.querySelectorAll<HTMLElement>('[data-group]')].map((element) => ({
      element,
      rows: findRows(element).flatMap((row) => rowOf.get(row) ?? []),
    }));
  }
}

interface Row extends FilterRow {
  element: HTMLElement;
}

/** A consequence, a rule or a cause, with the rows below it. */
interface Group {
  element: HTMLElement;
  rows: readonly Row[];
}

const findRows = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('li[data-rule]'),
];

/** A row has its rule and severity; its apps and suites may be attributes of the file around it. */
function toRow(element: HTMLElement): Row {
  const { rule = '', severity = '', count = '1', shared = '' } = element.dataset;
  const { apps = '', suites = '' } = element.closest<HTMLElement>('[data-apps]')?.dataset ?? {};
  const values = {
    severity: [severity],
    rule: [rule],
    app: apps.split(' '),
    suite: suites.split(' '),
  };
  return { element, values, count: Number(count), shared: shared.split(' ').filter(Boolean) };
}

/** What a filter leaves is unfolded, unless it is much; the findings of a rule always are. */
const mostUnfolded = 50;

/** A group is shown while one of its rows is. */
function showGroup({ element, rows }: Group, found: ReadonlySet<Row>, isUnfolded: boolean): void {
  const left = rows.filter((row) => found.has(row));
  element.hidden = rows.length > 0 && rows.every((row) => row.element.hidden);
  if (!(element instanceof HTMLDetailsElement)) return;

  if (isUnfolded) element.open = true;
  const tally = element.querySelector<HTMLElement>('.tally');
  if (!tally) return;
  const all = (tally.dataset.all ??= tally.textContent);
  tally.textContent =
    left.length === rows.length ? all : `${formatCount(countFindings(left))} of ${all}`;
}

/** The list of the page's contents leads to a section only while that is shown. */
function showLinks({ element }: Group): void {
  const id = element.querySelector('h2')?.id;
  if (id === undefined) return;
  for (const link of document.querySelectorAll(`a[href="#${id}"]`)) {
    const item = link.closest('li');
    // It keeps its place, so that the page below does not move.
    if (item) item.style.visibility = element.hidden ? 'hidden' : '';
  }
}

/** How many findings of all are left by the filters. */
function describeFiltered(left: number, all: number, isFiltered: boolean): string {
  if (!isFiltered) return `${count(all, 'finding')} ${all === 1 ? 'is' : 'are'} listed.`;
  if (left === 0) return 'No matching findings.';
  return `${formatCount(left)} of ${count(all, 'finding')}.`;
}

customElements.define('finding-filter', FindingFilter);
