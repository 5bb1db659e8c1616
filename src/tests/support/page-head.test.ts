import { expect, test } from 'vitest';
import { readHead, readPreview } from './page-head.ts';

const previewOf = (...tags: string[]) =>
  readPreview(readHead(`<head><title>Tab</title>${tags.join('')}</head><body>Text</body>`));

const og = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
const x = (name: string, content: string) => `<meta name="twitter:${name}" content="${content}">`;

test('the tags of X come before those of Open Graph', () => {
  expect(previewOf(og('title', 'A'), x('title', 'B')).title).toBe('B');
  expect(previewOf(og('title', 'A'), og('title', 'B')).title).toBe('A');
  expect(previewOf(og('image', 'a.png')).picture).toBe('a.png');
});

test('a page without tags has what HTML says', () => {
  const description = '<meta name="description" content="About">';
  expect(previewOf(description)).toMatchObject({ title: 'Tab', description: 'About' });
  expect(previewOf(og('description', 'Shared'), description).description).toBe('Shared');
});

test('a large picture needs its kind of card', () => {
  expect(previewOf(x('card', 'summary')).isLarge).toBe(false);
  expect(previewOf(x('card', 'summary_large_image')).isLarge).toBe(true);
});
