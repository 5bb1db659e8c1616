import { expect, test } from 'vitest';
import { readQuery } from '#explorer/query/explorer-query.ts';
import { find } from './example-parts.ts';
import { exampleMarkup, printedIndex } from './example-page.ts';
import { createToolbar, describeResult } from './toolbar.ts';

// @vitest-environment happy-dom

test('the focus of a removed value goes to the next one, and from the last one to the number', () => {
  // The element itself would start the whole explorer.
  document.body.innerHTML = exampleMarkup.replaceAll('task-explorer', 'div');
  const toolbar = createToolbar(document.body, printedIndex, {
    open: () => undefined,
    reset: () => undefined,
  });
  const valuesOf = new Map([['app', new Set(['os', 'vlc'])]]);
  const show = (search: string) => {
    toolbar.show([], readQuery(search, valuesOf), search);
  };
  show('?app=vlc&app=os');
  find('.chosen-values button').focus();
  show('?app=os');
  expect(document.activeElement?.textContent).toBe('Apps Operating system');
  show('');
  expect(document.activeElement).toBe(find('[role=status]'));
});

const describe = (...parameters: Parameters<typeof describeResult>) => {
  const element = document.createElement('p');
  element.append(...describeResult(...parameters));
  return element;
};

test.for([
  [3, 3, '3 tasks'],
  [1, 1, '1 task'],
  [1, 3, '1 of 3 tasks'],
  [0, 3, '0 of 3 tasks'],
] as const)('%i of %i', ([found, all, expected]) => {
  expect(describe(found, all, []).textContent).toBe(expected);
});

test('begins with what there is not', () => {
  const unknown = [
    { name: 'app', value: 'vls' },
    { name: 'parameter', value: 'colour' },
  ];
  const element = describe(2, 3, unknown);
  expect(element.textContent).toBe('Unknown app "vls". Unknown parameter "colour". 2 of 3 tasks');
  expect(element.querySelector('.unknown')).not.toBeNull();
  expect(element.querySelector('strong')?.textContent).toBe('2');
});
