import { expect, test } from 'vitest';
import { deriveReference } from '#format/reference.ts';
import { sectionDescriptions } from './section-descriptions.ts';

const descriptions = Object.values(sectionDescriptions);

test('describes every section of the format, in the order of the reference', () => {
  expect(Object.keys(sectionDescriptions)).toEqual(deriveReference().map(({ name }) => name));
});

test('gives each section an address of its own, apart from those of the fields', () => {
  const slugs = descriptions.map(({ slug }) => slug);
  const anchors = deriveReference().flatMap(({ fields }) => fields.map(({ anchor }) => anchor));
  expect(new Set([...slugs, ...anchors]).size).toBe(slugs.length + anchors.length);
  expect(slugs.filter((slug) => !/^[a-z]+(?:-[a-z]+)*$/.test(slug))).toEqual([]);
});

test('introduces each section with a title and with sentences', () => {
  expect(descriptions.filter(({ title, text }) => title === '' || text.length === 0)).toEqual([]);
  const paragraphs = descriptions.flatMap(({ text }) => text);
  expect(paragraphs.filter((paragraph) => !/^[A-Z].*\w\.$/.test(paragraph))).toEqual([]);
});
