import { beforeEach, expect, test, vi } from 'vitest';
import { createLineLink, type LineTask } from './line-link.ts';

const toTask = (row: number): LineTask => ({
  address: `/tasks/${row}/`,
  title: `Task ${row}`,
  facts: 'VLC · 1 check',
});

/** Two bands of 20 pixels, with two lines and one. */
function draw(load: () => Promise<(row: number) => LineTask>) {
  document.body.innerHTML = `<div id="spectrum">
    <p data-rows="7 3"><a href="/apps/vlc/"><svg></svg></a></p>
    <p data-rows="5"><a href="/apps/os/"><svg></svg></a></p>
  </div>`;
  const spectrum = document.querySelector<HTMLElement>('#spectrum');
  if (!spectrum) throw new Error('there is no spectrum');
  for (const [index, svg] of document.querySelectorAll('svg').entries()) {
    svg.getBoundingClientRect = () => new DOMRect(index * 30, 0, 20, 100);
  }
  createLineLink(spectrum, load);
  const link = document.querySelector<HTMLAnchorElement>('.line');
  const tip = document.querySelector<HTMLElement>('.line-task');
  if (!link || !tip) throw new Error('there is no link');
  const point = (clientX: number, pointerType = 'mouse') =>
    spectrum.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: 50, pointerType }));
  const press = (key: string) => link.dispatchEvent(new KeyboardEvent('keydown', { key }));
  const shown = () => (tip.hidden ? undefined : [link.pathname, tip.textContent]);
  return { spectrum, link, point, press, shown };
}

beforeEach(() => {
  document.body.replaceChildren();
});

test.for([
  ['the first line', 4, 7],
  ['the second line of its band', 15, 3],
  ['the line of another band', 31, 5],
] as const)('the pointer on %s shows its task', async ([, x, row]) => {
  const { point, shown } = draw(() => Promise.resolve(toTask));
  point(x);
  await vi.waitFor(() => {
    expect(shown()).toEqual([`/tasks/${row}/`, `Task ${row}VLC · 1 check`]);
  });
});

test('nothing is loaded before a line is looked at, and then only once', async () => {
  const load = vi.fn(() => Promise.resolve(toTask));
  const { point, shown } = draw(load);
  expect(load).not.toHaveBeenCalled();
  point(4);
  point(15);
  await vi.waitFor(() => {
    expect(shown()?.[0]).toBe('/tasks/3/');
  });
  expect(load).toHaveBeenCalledTimes(1);
});

test('between bands, and by touch, nothing is shown', () => {
  const load = vi.fn(() => Promise.resolve(toTask));
  const { point } = draw(load);
  point(25);
  point(4, 'touch');
  expect(load).not.toHaveBeenCalled();
});

test('arrow keys move from line to line and stop at the ends', async () => {
  const { link, press, shown } = draw(() => Promise.resolve(toTask));
  link.dispatchEvent(new FocusEvent('focus'));
  const expectRow = (row: number) =>
    vi.waitFor(() => {
      expect(shown()?.[0]).toBe(`/tasks/${row}/`);
    });
  await expectRow(7);
  press('ArrowRight');
  await expectRow(3);
  press('End');
  await expectRow(5);
  press('ArrowRight');
  await expectRow(5);
  press('Home');
  await expectRow(7);
});

test('Escape, and the pointer beside the spectrum, hide the task', async () => {
  const { spectrum, press, point, shown } = draw(() => Promise.resolve(toTask));
  for (const leave of [
    () => press('Escape'),
    () => spectrum.dispatchEvent(new PointerEvent('pointerleave')),
  ]) {
    point(4);
    await vi.waitFor(() => {
      expect(shown()).toBeDefined();
    });
    leave();
    expect(shown()).toBeUndefined();
  }
});

test('where the tasks cannot be loaded, the link leads to the app, and it is tried again', async () => {
  const load = vi.fn((): Promise<typeof toTask> => Promise.reject(new Error('offline')));
  const { link, point, shown } = draw(load);
  point(4);
  await vi.waitFor(() => {
    point(15);
    expect(load.mock.calls.length).toBeGreaterThan(1);
  });
  expect([link.pathname, shown()]).toEqual(['/apps/vlc/', undefined]);
});
