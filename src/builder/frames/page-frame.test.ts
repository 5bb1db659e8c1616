import { expect, test } from 'vitest';
import {
  fillFrame,
  listGiven,
  toContent,
  toFrame,
  toToken,
  toTokens,
  toValues,
} from './page-frame.ts';
import { sourceHtml } from '../../site/code/source-html.ts';

const texts = { title: 'A <b> & "c"', description: undefined, structuredData: '{"a":"<"}' };
const given = listGiven(texts);
const markup = ({
  title,
  structuredData,
}: {
  title: string;
  structuredData?: string | undefined;
}) => `<title>${title}</title><script>${structuredData}</script><main title="${title}">`;

const put = (html: string, content: string) =>
  fillFrame({
    frame: toFrame(html),
    values: toValues(given),
    content: toContent(content, undefined),
  });

test('puts a page together of its frame, its texts and its content', () => {
  const html = `${markup(toTokens(given))}${toToken('content')}</main>`;
  const page = put(html, '<p>benchlight-title-</p>');
  const title = 'A &lt;b&gt; &amp; &quot;c&quot;';
  expect(page).toBe(
    `${markup({ title, structuredData: '{"a":"<"}' })}<p>benchlight-title-</p></main>`,
  );
});

test('says nothing of texts that a page does not have', () => {
  expect(Object.keys(given)).toEqual(['title', 'structuredData']);
  expect(Object.keys(toTokens(given))).toEqual(['title', 'structuredData']);
});

test('a text that looks like a token of another process stays a text', () => {
  const other = toToken('title').replace(/[0-9a-f]{8}-/, '00000000-');
  expect(put(`<p>${other}</p>${toToken('content')}`, '')).toBe(`<p>${other}</p>`);
});

test.for([
  ['no place', '<main></main>'],
  ['two places', `${toToken('content')}${toToken('content')}`],
])('a frame with %s for the content is refused', ([, html]) => {
  expect(() => toFrame(html ?? '')).toThrow('no single place for its content');
});

test('highlights the text of a task file where the content leaves room for it', () => {
  const content = toContent(`<pre>${toToken('source')}</pre>`, '"<b>"');
  const page = fillFrame({ frame: { before: [], after: [] }, values: {}, content });
  expect(page).toBe(`<pre>${sourceHtml('"<b>"')}</pre>`);
});

test.for([
  ['no place', '<pre></pre>'],
  ['two places', `${toToken('source')}${toToken('source')}`],
])('a content with %s for the text of a task file is refused', ([, html]) => {
  expect(() => toContent(html ?? '', '{}')).toThrow('no single place for its source');
});
