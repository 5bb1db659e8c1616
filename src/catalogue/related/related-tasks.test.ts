import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';

const compare = (func: string, type: string) => ({
  func,
  result: { type, path: '/a', dest: 'a' },
  expected: { type: 'cloud_file', path: 'https://example.org/b', dest: 'b' },
});

test('names a few tasks, those that follow first, each under one tie', () => {
  const evaluator = compare('one', 'vm_file');
  const words = ['Alpha.', 'Beta.', 'Gamma.', 'Delta.', 'Epsilon.', 'Zeta.'];
  const { entries, findRelated } = exampleCatalogue(
    Object.fromEntries(
      words.map((instruction, index) => [
        `${index}.json`,
        {
          id: `${index}`,
          instruction,
          evaluator,
          source: index % 2 === 0 ? 'https://example.org/even' : '',
        },
      ]),
    ),
  );
  const [, , , , fifth] = entries;
  const related = fifth && findRelated(fifth);
  expect(related?.ties.map(({ reason, tasks }) => [reason, tasks.map(({ id }) => id)])).toEqual([
    ['From the same source', ['0', '2']],
    ['Same metrics and getters', ['5', '1', '3']],
  ]);
});

test('names a task with few close relations others that have the same metric and app, the most alike first', () => {
  const [one, other] = [compare('one', 'vm_file'), compare('one', 'cache_file')];
  const { entries, findRelated } = exampleCatalogue({
    'a.json': { id: 'a', instruction: 'Turn the blue picture.', evaluator: one },
    'b.json': { id: 'b', instruction: 'Print it.', evaluator: other },
    'c.json': { id: 'c', instruction: 'Close all windows.', evaluator: other },
    'd.json': { id: 'd', instruction: 'Send a blue letter.', evaluator: other },
    'e.json': { id: 'e', instruction: 'Mute it.', evaluator: one },
  });
  const [first] = entries;
  const ties = first && findRelated(first).ties;
  expect(ties?.map(({ reason, tasks }) => [reason, tasks.map(({ id }) => id)])).toEqual([
    ['Same metrics and getters', ['e']],
    ['Same metric and app', ['d', 'b', 'c']],
  ]);
});

test('takes neither a number nor an id of two tasks for a link', () => {
  const { entries, findRelated } = exampleCatalogue({
    'a.json': { id: '1', level: '2' },
    'b.json': { id: '2', like: 'c' },
    'c.json': { id: 'c' },
    'd.json': { id: 'c' },
  });
  expect(entries.flatMap((entry) => findRelated(entry).linked)).toEqual([]);
});
