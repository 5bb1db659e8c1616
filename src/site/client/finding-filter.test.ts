import { beforeAll, expect, test } from 'vitest';

const toRows = (number: number, rule: string, severity: string) =>
  Array.from(
    { length: number },
    () => `<li data-rule="${rule}" data-severity="${severity}">x</li>`,
  ).join('');

/** Two files that one finding is about. */
const shared =
  '<li data-rule="F05" data-severity="info" data-count="0" data-shared="F05-0">x</li>'.repeat(2);

/** 5 errors, 130 warnings of which most are folded, and some information. */
const content = `
  <form hidden>
    <details><summary>Filter</summary></details>
    <label><input type="checkbox" name="severity" value="error"><span class="count"></span></label>
    <select name="rule"><option value="">Any</option><option value="W21">W21</option></select>
    <p><span role="status"></span><button type="button" hidden>Reset filters</button></p>
  </form>
  <section id="errors" data-group><ul class="findings">${toRows(5, 'S02', 'error')}</ul></section>
  <section id="warnings" data-group>
    <ul class="findings">${toRows(5, 'W21', 'warning')}</ul>
    <details data-group><ul class="findings">${toRows(125, 'W21', 'warning')}</ul></details>
  </section>
  <details id="notes" data-group><ul>${toRows(1, 'V02', 'info')}</ul></details>
  <ul>${shared}</ul>`;

function open(query: string) {
  history.replaceState(null, '', `/findings/${query}`);
  window.dispatchEvent(new Event('popstate'));
  const visible = [...document.querySelectorAll<HTMLElement>('li')].filter(({ hidden }) => !hidden);
  return {
    rules: Object.fromEntries(
      Object.entries(Object.groupBy(visible, ({ dataset }) => dataset.rule ?? '')).map(
        ([rule, rows = []]) => [rule, rows.length],
      ),
    ),
    isShown: (selector: string) => !document.querySelector<HTMLElement>(selector)?.hidden,
    status: document.querySelector('[role=status]')?.textContent,
  };
}

// The document is there before the script, as on a page.
beforeAll(async () => {
  document.body.innerHTML = `<finding-filter>${content}</finding-filter>`;
  await import('./finding-filter.ts');
});

test('shows all findings, and how many there are', () => {
  const { rules, status, isShown } = open('');
  expect(rules).toEqual({ S02: 5, W21: 130, V02: 1, F05: 2 });
  expect(status).toBe('137 findings are listed.');
  expect(['#errors', '#warnings', '#notes'].map(isShown)).toEqual([true, true, true]);
});

test('shows what a filter leaves, without the groups that have nothing of it', () => {
  const { rules, status, isShown } = open('?rule=W21');
  expect(rules).toEqual({ W21: 130 });
  expect(status).toBe('130 of 137 findings.');
  expect(['#errors', '#warnings', '#notes'].map(isShown)).toEqual([false, true, false]);
});

test('a ticked severity is in the address, and a button takes it out again', () => {
  open('');
  const box = document.querySelector<HTMLInputElement>('input[value=error]');
  const reset = document.querySelector<HTMLElement>('button');
  box?.click();
  expect(location.search).toBe('?severity=error');
  expect(open('?severity=error').status).toBe('5 of 137 findings.');
  expect([reset?.hidden, box?.nextElementSibling?.textContent]).toEqual([false, '5']);
  reset?.click();
  expect([location.search, reset?.hidden, box?.checked]).toEqual(['', true, false]);
  expect(document.activeElement).toBe(box);
});

test('is folded until something is chosen', () => {
  const choices = document.querySelector('form details');
  choices?.removeAttribute('open');
  open('');
  expect(choices?.hasAttribute('open')).toBe(false);
  open('?rule=W21');
  expect(choices?.hasAttribute('open')).toBe(true);
});

test('names an unknown value and applies the others, which may leave nothing', () => {
  const { rules, status } = open('?rule=W99&severity=error');
  expect(rules).toEqual({ S02: 5 });
  expect(status).toBe('Unknown rule "W99". 5 of 137 findings.');
  expect(open('?rule=W21&severity=error').status).toBe('No matching findings.');
});
