import { beforeAll, beforeEach, expect, test } from 'vitest';

const selection = { search: '?app=vlc', total: 30, from: 9, mark: 0, paths: ['a', 'b c', 'd'] };

beforeAll(async () => {
  await import('./task-neighbours.ts');
});
beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

function open(path: string, { groups = ['apps/vlc', 'metrics/m'], referrer = '' } = {}): Element {
  history.replaceState(null, '', `/base/tasks/${path}/`);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  const [first, ...others] = groups.map(
    (key) => `<p><span><a href="/base/${key}/">${key}</a></span></p>`,
  );
  const element = document.createElement('div');
  element.innerHTML = `<task-neighbours data-tasks="/base/tasks/"><nav ${first ? '' : 'hidden'}>
    ${first ?? ''}<div class="rows">${others.join('')}</div>
  </nav></task-neighbours>`;
  document.body.replaceChildren(element);
  return element;
}

const store = (stored: unknown) => {
  sessionStorage.setItem('selection', JSON.stringify(stored));
};
const rowOf = (element: Element) => element.querySelector<HTMLElement>('.selection');
const stepsOf = (element: Element) =>
  [...element.querySelectorAll('.selection [rel]')].map((link) => link.getAttribute('href'));
const groupsOf = (element: Element) =>
  [...element.querySelectorAll('p')].map(({ textContent }) => textContent);

test('walks the results of the explorer that the reader came from', () => {
  store(selection);
  const element = open('b%20c');
  expect(rowOf(element)?.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
    'Back to 30 results11 of 30',
  );
  expect(element.querySelector('a')?.getAttribute('href')).toMatch(/\/base\/tasks\/\?app=vlc$/);
  expect(stepsOf(element).map((href) => href?.replace(/^.*\/base/, ''))).toEqual([
    '/tasks/a/',
    '/tasks/d/',
  ]);
  expect(element.querySelector('.selection')?.lastElementChild?.ariaLabel).toBe('Next result');
  expect(element.querySelector('.rows')?.firstElementChild?.textContent).toBe('apps/vlc');
});

test('the first result has none before it', () => {
  store({ ...selection, from: 0 });
  const element = open('a');
  expect(stepsOf(element).map((href) => href?.replace(/^.*\/base/, ''))).toEqual(['/tasks/b%20c/']);
});

test('a task that is not among them leads back, and has the neighbours of its group', () => {
  store(selection);
  const element = open('x');
  expect(rowOf(element)?.textContent).toContain('Back to 30 results');
  expect(stepsOf(element)).toEqual([]);
  expect(element.querySelector('nav > p')?.textContent).toBe('apps/vlc');
});

test('a task without groups has the results alone', () => {
  store(selection);
  expect(open('a', { groups: [] }).querySelector('nav')?.hidden).toBe(false);
});

test('a reader who comes from a group walks the group, and no results any more', () => {
  store(selection);
  const element = open('a', { referrer: `${location.origin}/base/metrics/m/` });
  expect(rowOf(element)).toBeNull();
  expect(groupsOf(element)[0]).toBe('metrics/m');
  expect(sessionStorage.getItem('selection')).toBeNull();
  expect(groupsOf(open('x'))[0]).toBe('metrics/m');
});

test.for(['null', '{', '7'])('begins with its first group when %s is stored', (stored) => {
  sessionStorage.setItem('selection', stored);
  const element = open('a');
  expect(rowOf(element)).toBeNull();
  expect(groupsOf(element)[0]).toBe('apps/vlc');
});
