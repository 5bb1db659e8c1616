import { beforeAll, expect, test } from 'vitest';

const content = `
  <form hidden>
    <input type="search">
    <select><option value="">Any</option><option value="error">Error</option></select>
    <input type="checkbox" value="fixable">
    <span role="status"></span>
  </form>
  <table>
    <tbody><tr><th><h2>Stops</h2></th></tr>
      <tr data-name="S01" data-values="error"><td>S01 field_missing</td></tr>
      <tr data-name="S04" data-values="warning fixable"><td>S04 boolean</td></tr></tbody>
    <tbody><tr><th><h2>Conventions</h2></th></tr>
      <tr data-name="F09" data-values="info fixable"><td>F09 final line</td></tr></tbody>
  </table>`;

// The document is there before the script, as on a page.
beforeAll(async () => {
  document.body.innerHTML = `<list-filter>${content}</list-filter>`;
  await import('./list-filter.ts');
});

/** Types and chooses, and says which entries and headings are left. */
function filter({ text = '', severity = '', fixable = false } = {}) {
  const box = document.querySelector<HTMLInputElement>('[type=search]');
  const select = document.querySelector('select');
  const check = document.querySelector<HTMLInputElement>('[type=checkbox]');
  if (box) box.value = text;
  if (select) select.value = severity;
  if (check) check.checked = fixable;
  box?.dispatchEvent(new Event('input', { bubbles: true }));
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(({ hidden }) => !hidden);
  return [
    visible('[data-name]').map(({ dataset }) => dataset.name),
    visible('tbody').length,
    document.querySelector('[role=status]')?.textContent,
  ];
}

test.for([
  ['all without a choice', {}, [['S01', 'S04', 'F09'], 2, '']],
  ['those with a word', { text: 'FINAL' }, [['F09'], 1, '1 of 3']],
  ['those of a section by its heading', { text: 'stops' }, [['S01', 'S04'], 1, '2 of 3']],
  ['words of a name with underscores', { text: 'missing field' }, [['S01'], 1, '1 of 3']],
  ['those with a value', { fixable: true }, [['S04', 'F09'], 2, '2 of 3']],
  ['those with all that is chosen', { severity: 'error', fixable: true }, [[], 0, 'none of 3']],
] as const)('shows %s', ([, chosen, expected]) => {
  expect(filter(chosen)).toEqual(expected);
});
