import { expect, test } from 'vitest';
import { toHex } from './oklch.ts';

test.for([
  ['white', { lightness: 1, chroma: 0, hue: 0 }, '#ffffff'],
  ['black', { lightness: 0, chroma: 0, hue: 0 }, '#000000'],
  ['red', { lightness: 0.627955, chroma: 0.257683, hue: 29.23388 }, '#ff0000'],
  ['blue', { lightness: 0.452014, chroma: 0.313214, hue: 264.05202 }, '#0000ff'],
  ['a green that no screen has', { lightness: 0.86644, chroma: 0.5, hue: 142.49533 }, '#00ff00'],
] as const)('gives %s as screens have it', ([, colour, expected]) => {
  expect(toHex(colour)).toBe(expected);
});
