import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { appMark, assignHues, createHueAdder, nearestHue } from './app-hue.ts';

const apart = (one: number, other: number): number =>
  Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

/** The distances of each hue to the nearest other one. */
const distancesOf = (hues: readonly number[]): number[] =>
  hues.map((hue, index) =>
    Math.min(...hues.flatMap((other, at) => (at === index ? [] : apart(hue, other)))),
  );

const many = Array.from({ length: 300 }, (_, index) => `app_${index}`);

test('an app of a known kind has the hue of its kind', () => {
  const hues = assignHues(['chrome', 'os', 'word_processor', 'libreoffice_writer']);
  expect([...hues.values()]).toEqual([16, 322, 270, 270]);
});

test('kinds of file have no hue', () => {
  expect(assignHues(['pdf', 'image']).size).toBe(0);
  expect(appMark(undefined)).toBe('spine');
});

test.for([
  [
    'unknown apps among known ones',
    [
      'vs_code',
      'os',
      'chrome',
      'one',
      'two',
      'gimp',
      'three',
      'four',
      'libreoffice_calc',
      'libreoffice_impress',
    ],
  ],
  ['ten unknown apps', many.slice(0, 10)],
] as const)('%s are apart from each other', ([, names]) => {
  expect(Math.min(...distancesOf([...assignHues(names).values()]))).toBeGreaterThanOrEqual(20);
});

test('another small app changes no hue of others', () => {
  const names = ['chrome', 'one', 'two', 'three'];
  const before = assignHues(names);
  const after = assignHues([...names, 'four']);
  expect(names.map((name) => after.get(name))).toEqual(names.map((name) => before.get(name)));
});

test('where no hue is left, the name alone decides', () => {
  const [last] = many.slice(-1);
  const [one, other] = [many, many.toReversed()].map((names) =>
    assignHues(['chrome', 'vlc', ...names]),
  );
  expect(one?.get('app_40')).toBeDefined();
  expect(last && one?.get(last)).toBe(assignHues(['os', ...many]).get(last ?? ''));
  expect(other?.size).toBe(302);
});

test('an app may have the name of a property of every object', () => {
  const hues = assignHues(['constructor', '__proto__']);
  expect(['constructor', '__proto__'].map((name) => typeof hues.get(name))).toEqual([
    'number',
    'number',
  ]);
});

test('apps get their hues by how many tasks have them', () => {
  const app = (name: string) => ({ name, label: name, spellings: [] });
  const entries = [
    { apps: [app('small'), app('chrome')] },
    { apps: [app('large')] },
    { apps: [app('large')] },
  ];
  const expected = assignHues(['large', 'chrome', 'small']);
  expect(createHueAdder(entries)([app('small'), app('large')])).toEqual([
    { ...app('small'), hue: expected.get('small') },
    { ...app('large'), hue: expected.get('large') },
  ]);
});

test('every class of a hue is in the style sheet', async () => {
  const sheet = await readFile(new URL('../../site/styles/hues.css', import.meta.url), 'utf8');
  const hues = [...assignHues(many).values(), ...assignHues(['chrome', 'os', ...many]).values()];
  const marks = hues.map((hue) => appMark(hue).replace('spine ', '.'));
  expect(marks.filter((mark) => !sheet.includes(`${mark} {`))).toEqual([]);
});

test('any hue has one of the palette near it, and that of light the nearest beside it', () => {
  expect([0, 145, 265, 358].map(nearestHue)).toEqual([0, 144, 270, 0]);
  expect([85, 95].map(nearestHue)).toEqual([58, 122]);
});
