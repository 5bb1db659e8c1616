import { expect, test } from 'vitest';
import type { About } from './about.ts';
import { formatTaskCitation } from './citation.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { citeTask } from './task-citation.ts';

const about: About = {
  title: 'Büro: Tasks & more',
  language: 'en',
  version: '2.1.0',
  authors: ['Alex Doe', { name: 'The Desk Lab' }],
  citation: { title: 'Desk work, judged', date: '2026-03-14', doi: '10.5555/desk' },
  homepage: 'https://home.example.org/',
};
const { entries } = exampleCatalogue({
  'os/a.json': { id: '3bb2a432-f95d', instruction: 'Save\n the page.' },
});
const [entry] = entries;
if (!entry) throw new Error('the example has no task');

test('collects what a reference to a task says', () => {
  expect(citeTask(entry, about, 'https://tasks.example.org/desk/')).toEqual({
    key: 'buro-tasks-more-3bb2a432-f95d',
    title: 'Save the page.',
    id: '3bb2a432-f95d',
    authors: [{ given: 'Alex', family: 'Doe' }, { whole: 'The Desk Lab' }],
    dataset: 'Desk work, judged',
    version: '2.1.0',
    year: 2026,
    date: '2026-03-14',
    address: 'https://tasks.example.org/desk/tasks/3bb2a432-f95d/?v=3aa056728778',
    paper: 'https://doi.org/10.5555/desk',
    digest: entry.digest,
  });
});

test.for([
  [
    'the file in the repository',
    { repository: { url: 'https://git.example.org/d' } },
    'https://git.example.org/d/blob/main/os/a.json',
  ],
  ['the home page', {}, 'https://home.example.org/'],
] as const)('names %s where the site has no address', ([, part, address]) => {
  expect(citeTask(entry, { ...about, ...part }, undefined).address).toBe(address);
});

test('names a task without an instruction by its id', () => {
  const bare = { ...entry, task: { ...entry.task, instruction: ' ' } };
  expect(citeTask(bare, about, undefined).title).toBe('Task 3bb2a432-f95d');
});

test('has a key in plain letters for a title that has none', () => {
  expect(citeTask(entry, { ...about, title: '机の仕事' }, undefined).key).toBe(
    'task-3bb2a432-f95d',
  );
});

test('is one line of text', () => {
  expect(formatTaskCitation(citeTask(entry, about, 'https://tasks.example.org/'))).toBe(
    `Alex Doe, The Desk Lab (2026). “Save the page.” (task 3bb2a432-f95d). In: Desk work, judged. Version 2.1.0 of 2026-03-14. https://tasks.example.org/tasks/3bb2a432-f95d/?v=3aa056728778. SHA-256 ${entry.digest?.slice(0, 12)}`,
  );
  const bare = citeTask(entry, { title: 'Desk', language: 'en' }, undefined);
  expect(formatTaskCitation({ ...bare, digest: undefined })).toBe(
    '“Save the page.” (task 3bb2a432-f95d). In: Desk',
  );
  expect(formatTaskCitation({ ...bare, digest: undefined, year: 2026 })).toBe(
    '“Save the page.” (task 3bb2a432-f95d). In: Desk (2026)',
  );
});
