import { expect, test } from 'vitest';
import { createLineBox } from './line-box.ts';
import type { SearchLoader } from './search-loader.ts';

test('offers completions for what was typed before the search was loaded', () => {
  document.body.innerHTML =
    '<form><input><ul class="completions" hidden></ul></form><p class="line-notes"></p>';
  const box = document.querySelector('input') ?? document.createElement('input');
  let isLoaded = false;
  const late: SearchLoader = {
    find: () => 'loading',
    complete: (line) => (isLoaded ? [{ label: 'metric:', line: `${line}ic:`, caret: 7 }] : []),
    prepare: () => undefined,
  };
  const lines: string[] = [];
  const lineBox = createLineBox(document.body, box, late, (line) => lines.push(line));
  box.value = 'metr';
  box.dispatchEvent(new Event('input'));
  expect(document.querySelector('.completions button')).toBeNull();
  isLoaded = true;
  lineBox.show('metr', undefined);
  expect(document.querySelector('.completions button')?.textContent).toBe('metric:');
  document.querySelector<HTMLElement>('.completions button')?.click();
  expect([box.value, lines.at(-1)]).toEqual(['metric:', 'metric:']);
});

test('cuts a line that is too long for an address', () => {
  document.body.innerHTML =
    '<form><input><ul class="completions" hidden></ul></form><p class="line-notes"></p>';
  const box = document.querySelector('input') ?? document.createElement('input');
  const late: SearchLoader = {
    find: () => 'loading',
    complete: () => [],
    prepare: () => undefined,
  };
  const lines: string[] = [];
  const lineBox = createLineBox(document.body, box, late, (line) => lines.push(line));
  box.value = 'word '.repeat(20_000);
  box.dispatchEvent(new Event('input'));
  expect(lines).toEqual(['word '.repeat(20_000).slice(0, 801)]);
  lineBox.show(lines[0] ?? '', undefined);
  expect(box.value).toBe(lines[0]);
});
