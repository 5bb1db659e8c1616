import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { listPreviewFiles } from './preview-files.ts';
import { drawPreview } from './draw-preview.ts';
import { toPicture } from './to-picture.ts';
import { typeText } from './type-text.ts';

const spectrum = { width: 10, thickness: 2, strokes: [] };
const countTexts = (svg: string) => svg.match(/<path transform="translate/g)?.length ?? 0;

const catalogue = exampleCatalogue({
  'a.json': { id: 'a', related_apps: ['chrome'] },
  'b.json': { id: 'b', related_apps: ['gimp', 'chrome'] },
});

test('a site has a picture of the dataset and one of each app', () => {
  expect(listPreviewFiles(catalogue).map(({ address }) => address)).toEqual([
    '/data/picture.png',
    '/data/pictures/chrome.png',
    '/data/pictures/gimp.png',
  ]);
});

test('an app has its colour, and what its tasks also need has its own', () => {
  const [dataset, chrome, gimp] = listPreviewFiles(catalogue).map(({ describe }) =>
    drawPreview(describe()),
  );
  expect(dataset).toContain('stroke="#c35a64"');
  expect(chrome).toContain('fill="#c35a64"');
  expect(gimp).toContain('stroke="#738c1c"');
  expect(gimp).toContain('stroke="#c35a64"');
});

test('a text is outlines, so that no machine needs a font', () => {
  const svg = drawPreview({ title: 'Desk', caption: '2 tasks', dataset: 'Ů', spectrum });
  expect(svg).not.toContain('<text');
  expect(countTexts(svg)).toBe(3);
});

test('a text that the fonts cannot show is left out', () => {
  expect(typeText('デスク', 10)).toBeUndefined();
  expect(countTexts(drawPreview({ title: 'デスク', caption: '2 tasks', spectrum }))).toBe(1);
});

test.for(['Desk', 'A benchmark of desktops', 'W'.repeat(300)])('the title %s fits', (title) => {
  const svg = drawPreview({ title, caption: '', spectrum });
  const [, path = ''] = /fill="#15181a" d="([^"]*)"/.exec(svg) ?? [];
  const numbers = Array.from(path.matchAll(/-?\d+(?:\.\d+)?/g), ([number]) => Number(number));
  expect(Math.max(...numbers)).toBeGreaterThan(100);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(1056);
});

test('a title of a million letters is drawn as its beginning', () => {
  const draw = (length: number) =>
    drawPreview({ title: 'l'.repeat(length), caption: '', spectrum });
  expect(draw(1e6)).toBe(draw(1000));
});

test('a picture is a PNG of the size that services ask for, the same each time', async () => {
  const preview = { title: 'Desk', caption: '2 tasks', spectrum };
  const [one, other] = [await toPicture(preview), await toPicture(preview)];
  const png = Buffer.from(one);
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    630,
  ]);
  expect(png.equals(other)).toBe(true);
});
