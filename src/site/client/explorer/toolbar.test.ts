// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readQuery } from '#explorer/query/explorer-query.ts';
import { find } from './example-parts.ts';
import { exampleMarkup, printedIndex } from './example-page.ts';
import { createToolbar } from './toolbar.ts';

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
