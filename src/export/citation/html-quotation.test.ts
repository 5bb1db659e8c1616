// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { exampleCitation, hostileTitles } from './example-citation.ts';
import { toHtmlQuotation } from './html-quotation.ts';

const cited = exampleCitation();

test('quotes the instruction and links to the version', () => {
  expect(toHtmlQuotation({ instruction: 'Save the page.\nThen close it.', cited })).toBe(
    `<figure>
  <blockquote cite="https://tasks.example.org/tasks/a-1/" dir="auto">Save the page.<br>Then close it.</blockquote>
  <figcaption><a href="https://tasks.example.org/tasks/a-1/">Task a-1</a> of <cite>Desk work, judged</cite>, version 2.1.0</figcaption>
</figure>
`,
  );
});

test('has no link where the address is not known, and no version where there is none', () => {
  const unplaced = exampleCitation({ address: undefined, version: undefined });
  expect(toHtmlQuotation({ instruction: 'Save it.', cited: unplaced })).toBe(
    `<figure>
  <blockquote dir="auto">Save it.</blockquote>
  <figcaption>Task a-1 of <cite>Desk work, judged</cite></figcaption>
</figure>
`,
  );
});

test('marks the quotation with the canary', () => {
  const quotation = toHtmlQuotation({ instruction: 'Save it.', cited, canary: 'desk "1"' });
  expect(quotation).toContain('<figure data-canary="desk &quot;1&quot;">');
});

test('cuts a long instruction', () => {
  const quotation = toHtmlQuotation({ instruction: 'Save it. '.repeat(1000), cited });
  expect(quotation.length).toBeLessThan(1000);
  expect(quotation).toContain('…</blockquote>');
});

test.for(hostileTitles.map((title) => [title] as const))(
  'makes no markup of what files contain: %s',
  ([title]) => {
    const hostile = exampleCitation({ id: title, dataset: title, version: title });
    document.body.innerHTML = toHtmlQuotation({ instruction: title, cited: hostile });
    const elements = Array.from(document.body.querySelectorAll('*'), ({ localName }) => localName);
    expect(elements.filter((name) => name !== 'br')).toEqual([
      'figure',
      'blockquote',
      'figcaption',
      'a',
      'cite',
    ]);
  },
);
