import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { appHue, appMark, hueClass, nearestHue } from './app-hue.ts';

test('an app of OSWorld has its own hue', () => {
  expect([appHue('chrome'), appHue('os')]).toEqual([16, 322]);
});

test('apps of one kind have one hue', () => {
  expect(appHue('word_processor')).toBe(appHue('libreoffice_writer'));
  expect(appHue('spreadsheet')).toBe(appHue('excel'));
});

test('any other app has a hue that depends on its name alone, unlike those of light and of the kinds', () => {
  const hues = Array.from({ length: 500 }, (_, index) => appHue(`app_${index}`) ?? 0);
  expect([...new Set(hues)].toSorted((one, other) => one - other)).toEqual([
    0, 48, 132, 144, 168, 180, 192, 204, 228, 288, 312, 336, 348,
  ]);
});

test('an app may have the name of a property of every object', () => {
  expect(['constructor', '__proto__'].map((name) => typeof appHue(name))).toEqual([
    'number',
    'number',
  ]);
});

test('a kind of file has no hue', () => {
  expect(hueClass('pdf')).toBeUndefined();
});

test('every class of a hue is in the style sheet', async () => {
  const sheet = await readFile(new URL('../../site/styles/hues.css', import.meta.url), 'utf8');
  const names = ['chrome', 'os', ...Array.from({ length: 500 }, (_, index) => `app_${index}`)];
  expect(names.filter((name) => !sheet.includes(`.${hueClass(name)} {`))).toEqual([]);
});

test('the mark of a kind of file has no hue', () => {
  expect(appMark('vlc')).toBe('spine hue-58');
  expect(appMark('pdf')).toBe('spine');
});

test('any hue has one of the palette near it, and that of light the nearest beside it', () => {
  expect([0, 145, 265, 358].map(nearestHue)).toEqual([0, 144, 270, 0]);
  expect([85, 95].map(nearestHue)).toEqual([58, 122]);
});
