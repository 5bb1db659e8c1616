import { expect, test } from 'vitest';
import { sourceHtml } from '#site/code/source-html.ts';
import { fillFrame } from './assemble-page.ts';
import {
  type PageTexts,
  toContent,
  toFrame,
  toFrameTexts,
  toMarker,
  toSlotValues,
} from './shared-frame.ts';

const address = 'https://example.org/a&b/';
const texts: PageTexts = {
  title: 'A <b> & "c"',
  description: undefined,
  structuredData: { a: '<' },
};
const render = ({ title, structuredData }: PageTexts) =>
  `<title>${title}</title><script>${JSON.stringify(structuredData)}</script><main title="${title}">`;

const put = (html: string, content: string) =>
  fillFrame({
    frame: toFrame(html, address),
    values: { ...toSlotValues(texts), address: 'https://example.org/c/' },
    content: toContent(content, undefined),
  });

test('puts a page together of its frame, its texts and its content', () => {
  const page = put(
    `${render(toFrameTexts(texts).texts)}${toMarker('content')}</main>`,
    '<p>benchlight-title-</p>',
  );
  expect(page).toBe(
    `<title>A &lt;b&gt; &amp; "c"</title><script>{"a":"\\u003c"}</script><main title="A <b> &amp; &quot;c&quot;"><p>benchlight-title-</p></main>`,
  );
});

test('gives each page its own tags, however many', () => {
  const toTags = (...authors: string[]) => ({
    title: 'a',
    tags: authors.map((content) => ({ name: 'author', content })),
  });
  const [given] = toFrameTexts(toTags('anybody')).texts.tags ?? [];
  const html = `<meta name="${given?.name}" content="${given?.content}"/>${toMarker('content')}`;
  const fill = (values: PageTexts) =>
    fillFrame({ frame: toFrame(html, address), values: toSlotValues(values), content: [''] });
  expect(fill(toTags('A & "B"', 'C'))).toBe(
    '<meta name="author" content="A &amp; &quot;B&quot;"/><meta name="author" content="C"/>',
  );
  expect(fill(toTags())).toBe('');
});

test('gives each page its own address, where the frame was rendered at another', () => {
  const html = `<link href="https://example.org/a&amp;b/"><a href="https://example.org/a&amp;b/c">`;
  expect(put(`${html}${toMarker('content')}`, '')).toBe(
    '<link href="https://example.org/c/"><a href="https://example.org/a&amp;b/c">',
  );
});

test('has no slot for a text that a page does not have', () => {
  expect(Object.keys(toFrameTexts(texts).texts)).toEqual(['title', 'structuredData']);
  expect(Object.keys(toSlotValues(texts))).toEqual(['title', 'structuredData']);
});

test('a text that looks like a marker of another process stays a text', () => {
  const other = toMarker('title').replace(/[0-9a-f]{8}-/, '00000000-');
  expect(put(`<p>${other}</p>${toMarker('content')}`, '')).toBe(`<p>${other}</p>`);
});

test.for([
  ['no place', '<main></main>'],
  ['two places', `${toMarker('content')}${toMarker('content')}`],
])('a frame with %s for the content is refused', ([, html]) => {
  expect(() => toFrame(html ?? '', address)).toThrow('no single place for its content');
});

test('highlights the text of a task file where the content leaves room for it', () => {
  const content = toContent(`<pre>${toMarker('source')}</pre>`, '"<b>"');
  const page = fillFrame({ frame: { before: [], after: [] }, values: {}, content });
  expect(page).toBe(`<pre>${sourceHtml('"<b>"')}</pre>`);
});

test.for([
  ['no place', '<pre></pre>'],
  ['two places', `${toMarker('source')}${toMarker('source')}`],
])('a content with %s for the text of a task file is refused', ([, html]) => {
  expect(() => toContent(html ?? '', '{}')).toThrow('no single place for its source');
});
