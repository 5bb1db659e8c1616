import { expect, test } from 'vitest';
import { exampleCitation, hostileTitles } from './example-citation.ts';
import { toHtmlQuotation } from './html-quotation.ts';

const cited = exampleCitation();

test('quotes the instruction and links to the version', () => {
  expect(toHtmlQuotation({ instruction: 'Save the page.\nThen close it.', cited })).toBe(
    `<figure>
  <blockquote dir="auto">Save the page.<br>Then close it.</blockquote>
  <figcaption><a href="https://tasks.example.org/tasks/a-1/">Task a-1, Desk work, judged, 2.1.0</a></figcaption>
</figure>
`,
  );
});

test('names no version where there is none', () => {
  const unversioned = exampleCitation({ version: undefined });
  expect(toHtmlQuotation({ instruction: 'Save it.', cited: unversioned })).toContain(
    '>Task a-1, Desk work, judged</a>',
  );
});

test('quotes nothing where the address is not known', () => {
  const unplaced = exampleCitation({ address: undefined });
  expect(toHtmlQuotation({ instruction: 'Save it.', cited: unplaced })).toBeUndefined();
});

test('marks the quotation with the canary', () => {
  const quotation = toHtmlQuotation({ instruction: 'Save it.', cited, canary: 'desk "1"' });
  expect(quotation).toContain('<figure data-canary="desk &quot;1&quot;">');
});

test('cuts a long instruction', () => {
  const quotation = toHtmlQuotation({ instruction: 'Save it. '.repeat(1000), cited });
  expect(quotation?.length).toBeLessThan(1000);
  expect(quotation).toContain('…</blockquote>');
});

test.for(hostileTitles.map((title) => [title] as const))(
  'makes no markup of what files contain: %s',
  ([title]) => {
    const hostile = exampleCitation({ id: title, dataset: title, version: title });
    document.body.innerHTML = toHtmlQuotation({ instruction: title, cited: hostile }) ?? '';
    const elements = Array.from(document.body.querySelectorAll('*'), ({ localName }) => localName);
    expect(elements.filter((name) => name !== 'br')).toEqual([
      'figure',
      'blockquote',
      'figcaption',
      'a',
    ]);
  },
);
