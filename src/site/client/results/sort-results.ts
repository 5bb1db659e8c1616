import { compareText } from '#text/compare-text.ts';

/** Sorts tables of results by their heads, and has the address say how. */
class SortResults extends HTMLElement {
  connectedCallback(): void {
    for (const head of this.querySelectorAll<HTMLElement>('[data-sort]')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener('click', () => {
        this.#write(nextSort(head));
      });
    }
    const box = this.querySelector<HTMLInputElement>('input[value=failed]');
    this.addEventListener('change', () => {
      setParameter('missing', box?.checked === true ? 'failed' : undefined);
    });
    const read = new URLSearchParams(location.search);
    if (box && read.get('missing') === 'failed') box.checked = true;
    const sort = read.get('sort');
    if (sort !== null) this.#sort(sort);
  }

  #write(sort: string): void {
    this.#sort(sort);
    setParameter('sort', sort);
  }

  #sort(written: string): void {
    const isDescending = written.startsWith('-');
    const name = isDescending ? written.slice(1) : written;
    for (const way of ['.left-out', '.as-failed']) {
      const [table, ...others] = document.querySelectorAll<HTMLTableElement>(`${way} table`);
      if (table) sortTable(table, name, isDescending);
      for (const other of others) if (table) copyOrder(table, other);
    }
  }
}

/** Names begin with the first letter, numbers with the largest. */
function nextSort(head: HTMLElement): string {
  const first = head.className === 'number' ? 'descending' : 'ascending';
  const other = first === 'ascending' ? 'descending' : 'ascending';
  const next = head.getAttribute('aria-sort') === first ? other : first;
  return `${next === 'descending' ? '-' : ''}${head.dataset.sort ?? ''}`;
}

function sortTable(table: HTMLTableElement, name: string, isDescending: boolean): void {
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
  const column = heads.findIndex(({ dataset }) => dataset.sort === name);
  const body = table.querySelector('tbody');
  if (column === -1 || !body) return;
  for (const [index, head] of heads.entries()) {
    if (index === column) head.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending');
    else head.removeAttribute('aria-sort');
  }
  const valueOf = (row: Element) => row.children[column]?.getAttribute('data-value') ?? '';
  const compare =
    heads[column]?.className === 'number'
      ? (one: string, other: string) => Number(one) - Number(other)
      : (one: string, other: string) => compareText(one.toLowerCase(), other.toLowerCase());
  const way = isDescending ? -1 : 1;
  body.append(
    ...[...body.children].sort((one, other) => way * compare(valueOf(one), valueOf(other))),
  );
}

/** Rows are the same where they link to the same page. */
function copyOrder(from: HTMLTableElement, to: HTMLTableElement): void {
  const order = [...from.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
  const placeOf = (row: Element) =>
    order.indexOf(row.querySelector('a')?.getAttribute('href') ?? null);
  const body = to.querySelector('tbody');
  body?.append(...[...body.children].sort((one, other) => placeOf(one) - placeOf(other)));
}

function setParameter(name: string, value: string | undefined): void {
  const { searchParams, pathname } = new URL(location.href);
  if (value === undefined) searchParams.delete(name);
  else searchParams.set(name, value);
  const search = searchParams.size === 0 ? '' : `?${searchParams.toString()}`;
  history.replaceState(history.state, '', `${pathname}${search}${location.hash}`);
}

customElements.define('sort-results', SortResults);
