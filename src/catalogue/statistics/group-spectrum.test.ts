import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { toGroupSpectrum } from './group-spectrum.ts';

const [task] = exampleCatalogue({ 'a.json': { related_apps: ['vlc'] } }).entries;

test.for([
  [1, 4, 1],
  [78, 312, 1],
  [156, 312, 1],
  [157, 312, 2],
  [50_000, 312, 321],
] as const)('%i tasks are %i pixels wide, a line for every %i', ([number, widest, perLine]) => {
  if (!task) throw new Error('no task');
  const { width, strokes } = toGroupSpectrum(Array.from({ length: number }, () => task));
  expect(width).toBeLessThanOrEqual(widest);
  expect(strokes[0]?.path.match(/M/g)).toHaveLength(Math.ceil(number / perLine));
});
