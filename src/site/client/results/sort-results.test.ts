import { beforeEach, expect, test } from 'vitest';
import './sort-results.ts';

const link = (name: string) => `<a href="/results/${name}/">${name}</a>`;
const row = (name: string, rate: number) =>
  `<tr><th data-value="${name}">${link(name)}</th><td data-value="${rate}">${rate}</td></tr>`;
const table = `
  <table>
    <thead><tr><th data-sort="system">System</th>
      <th class="number" data-sort="rate" aria-sort="descending">Solved</th></tr></thead>
    <tbody>${row('Cedar', 0.75)}${row('Alder', 0.4)}${row('Birch', 0.125)}</tbody>
  </table>`;
const groups = `<table class="rates"><thead><tr><th>System</th></tr></thead>
  <tbody>${['Cedar', 'Alder', 'Birch'].map((name) => `<tr><th>${link(name)}</th></tr>`).join('')}</tbody>
  </table>`;
const markup = `<sort-results>
  <label><input type="radio" name="missing" value="out" checked></label>
  <label><input type="radio" name="missing" value="failed"></label>
  <div class="left-out">${table}</div><div class="as-failed">${table}</div></sort-results>
  <div class="left-out">${groups}</div><div class="as-failed">${groups}</div>`;

const show = (search = '') => {
  history.replaceState(null, '', `/results/${search}`);
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  document.body.replaceChildren(holder);
};
const listNames = () =>
  [...document.querySelectorAll('table')].map((each) =>
    [...each.querySelectorAll('tbody th')].map(({ textContent }) => textContent.charAt(0)).join(''),
  );
const press = (head: string) =>
  document.querySelector<HTMLElement>(`[data-sort=${head}] button`)?.click();

beforeEach(() => {
  show();
});

test('leaves the order of the page as it is', () => {
  expect(listNames()).toEqual(['CAB', 'CAB', 'CAB', 'CAB']);
});

test.for([
  ['names from the first letter on', ['system'], 'ABC', '?sort=system'],
  ['names backwards after a second press', ['system', 'system'], 'CBA', '?sort=-system'],
  ['numbers from the largest on', ['system', 'rate'], 'CAB', '?sort=-rate'],
  [
    'numbers from the smallest on, since the page has them the other way',
    ['rate'],
    'BAC',
    '?sort=rate',
  ],
] as const)('sorts %s, in all tables and in the address', ([, heads, names, search]) => {
  for (const head of heads) press(head);
  expect(listNames()).toEqual([names, names, names, names]);
  expect(location.search).toBe(search);
});

test('says by which column the rows are sorted', () => {
  press('system');
  const sorted = [...document.querySelectorAll('.left-out [aria-sort]')];
  expect(sorted.map((head) => [head.textContent, head.getAttribute('aria-sort')])).toEqual([
    ['System', 'ascending'],
  ]);
});

test('the address says how to sort and to count', () => {
  show('?sort=system&missing=failed');
  expect(listNames()[0]).toBe('ABC');
  const failed = document.querySelector<HTMLInputElement>('input[value=failed]');
  expect(failed?.checked).toBe(true);
  const out = document.querySelector<HTMLInputElement>('input[value=out]');
  out?.click();
  out?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(location.search).toBe('?sort=system');
});

test('an unknown column in the address changes nothing', () => {
  show('?sort=colour');
  expect(listNames()[0]).toBe('CAB');
});
