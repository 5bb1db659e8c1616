import { expect, test } from 'vitest';
import { createRandom } from '../../support/random.ts';
import { changePiece } from './changing-edits.ts';
import { greenhouse } from './greenhouse.ts';
import { changeNothing } from './neutral-edits.ts';
import { listChanged, readSources } from './reached-functions.ts';

const random = createRandom(62);
/** Two edits each: one changes what a piece of source does, the other how another file is written. */
const edits = Array.from({ length: 150 }, () => changeNothing(changePiece(random), random));
const toTable = (rows: readonly (readonly [string, readonly string[]])[]) =>
  rows.map(([name, reached]) => `${name}: ${[...reached].sort().join(', ')}`);

test('300 edits of an environment reach the functions that are made of what they change', () => {
  const before = readSources(greenhouse);
  const changed = edits.map(
    ({ name, files }) => [name, listChanged(before, readSources(files))] as const,
  );
  expect(toTable(changed)).toEqual(toTable(edits.map(({ name, reach }) => [name, reach])));
});
