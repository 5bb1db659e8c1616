import { buildElement } from '#dom/build-element.ts';
import type { FilterName } from './search-query.ts';

const labels: Readonly<Record<FilterName, string>> = {
  kind: 'Kind',
  app: 'App',
  metric: 'Metric',
  internet: 'Internet',
  change: 'Environment change',
};

/** The dialog of the search, empty; every page would otherwise contain it. */
export function buildDialog(examples: readonly string[]): HTMLDialogElement {
  const box = buildElement('input', {
    className: 'control',
    type: 'text',
    role: 'searchbox',
    inputMode: 'search',
    ariaLabel: 'Search tasks, groups and guides',
    placeholder: 'Words, an id, an app, a metric, a host',
    autocomplete: 'off',
    spellcheck: false,
  });
  const close = buildElement('button', { type: 'button', className: 'control close' }, 'Close');
  const chosen = buildElement('ul', { className: 'chosen', ariaLabel: 'Chosen filters' });
  const form = buildElement('form', { role: 'search' }, box, close, buildFilters(), chosen);
  const status = buildElement('p', { className: 'status', role: 'status' });
  const results = buildElement('div', { className: 'search-results' });
  const parts = [form, status, buildStart(examples), results];
  return buildElement('dialog', { ariaLabel: 'Search' }, ...parts);
}

function buildFilters(): HTMLElement {
  const boxes = Object.entries(labels).map(([name, label]) => {
    const summary = buildElement('summary', {}, label);
    const values = buildElement('ul', { ariaLabel: label });
    const details = buildElement('details', { name: 'search-filter' }, summary, values);
    details.dataset.filter = name;
    return details;
  });
  const group = { className: 'filters', role: 'group', ariaLabel: 'Filters' };
  return buildElement('div', group, ...boxes);
}

function buildStart(examples: readonly string[]): HTMLElement {
  const buttons = examples.map((text) => buildElement('button', { type: 'button' }, text));
  const key = (name: string) => buildElement('kbd', {}, name);
  return buildElement(
    'div',
    { className: 'start' },
    buildElement('p', {}, 'Try', ...buttons),
    buildElement(
      'p',
      {},
      key('↓'),
      ' ',
      key('↑'),
      ' to move, ',
      key('Enter'),
      ' to open, ',
      key('Esc'),
      ' to close.',
    ),
  );
}
