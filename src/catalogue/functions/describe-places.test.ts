import { expect, test } from 'vitest';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { facetOfKind } from '../facets/facet-of-kind.ts';
import type { Seen } from '../facets/tally.ts';
import { describePlaces } from './describe-places.ts';

const file = { type: 'vm_file', path: '/a', dest: 'a' };
const command = { type: 'vm_command_line', command: ['date'] };
const ranked = (seen: readonly Seen<string>[] = []) =>
  seen.map(({ value, tasks }) => `${value} ${tasks.map((task) => task.file).join('')}`);

test('counts what a project adds to a task, and names the field', () => {
  const sleep = [{ type: 'sleep', parameters: { seconds: 1 } }];
  const harm = { func: ['seen', 'heard'], result: [file, command], postconfig: sleep };
  const catalogue = exampleCatalogue({
    a: { evaluator: { func: 'seen', result: file }, danger: harm, midway: { actions: sleep } },
    b: { config: sleep, rounds: [{ instruction: 'Go.', check: { func: 'seen', result: file } }] },
  });
  const placesOf = (kind: FunctionKind, name: string) => {
    const places = catalogue.findUsage(kind, name)?.places;
    const total = catalogue.findGroup(facetOfKind[kind], name)?.tasks.length ?? 0;
    return [ranked(places), describePlaces(places, total)];
  };
  expect(placesOf('metric', 'seen')).toEqual([['danger a', 'rounds b'], 'danger: 1, rounds: 1']);
  expect(placesOf('metric', 'heard')).toEqual([['danger a'], 'danger']);
  expect(placesOf('getter', 'vm_command_line')).toEqual([['danger a'], 'danger']);
  expect(placesOf('action', 'sleep')).toEqual([['midway a', 'danger a'], 'midway: 1, danger: 1']);
  const { and } = catalogue.findUsage('metric', 'heard')?.companions ?? {};
  expect(ranked(and)).toEqual(['seen a']);
});
