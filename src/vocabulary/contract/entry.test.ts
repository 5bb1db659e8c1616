import { expect, test } from 'vitest';
import { defineGetters, defineMetrics } from './entry.ts';

const kind = 'metric';

test('parts what is said of a name from its contract', () => {
  const described = { summary: 'Passes.', notes: ['Slow.'], options: { strict: {} } };
  expect(defineMetrics('tables', { compare_rows: described })).toEqual([
    {
      kind,
      name: 'compare_rows',
      families: ['tables'],
      origin: 'format',
      summary: 'Passes.',
      notes: ['Slow.'],
      contract: { options: { strict: {} } },
    },
  ]);
});

test('makes a product name an entry of its own with the same contract', () => {
  const options = { strict: {} };
  expect(defineMetrics('tables', { neutral: { productName: 'product', options } })).toEqual([
    {
      kind,
      name: 'neutral',
      families: ['tables'],
      origin: 'format',
      equivalent: 'product',
      contract: { options },
    },
    {
      kind,
      name: 'product',
      families: ['tables'],
      origin: 'osworld',
      equivalent: 'neutral',
      contract: { options },
    },
  ]);
});

test('keeps origin, second family, alias and placeholder', () => {
  expect(
    defineGetters('web', {
      elsewhere: { origin: 'other' },
      twice: { alsoIn: 'files' },
      old: { aliasOf: 'twice' },
      nothing: { placeholder: true },
    }).map(({ contract, ...entry }) => entry),
  ).toEqual([
    { kind: 'getter', name: 'elsewhere', families: ['web'], origin: 'other' },
    { kind: 'getter', name: 'twice', families: ['web', 'files'], origin: 'format' },
    { kind: 'getter', name: 'old', families: ['web'], origin: 'format', aliasOf: 'twice' },
    { kind: 'getter', name: 'nothing', families: ['web'], origin: 'format', placeholder: true },
  ]);
});
