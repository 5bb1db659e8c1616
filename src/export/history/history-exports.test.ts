import { expect, test } from 'vitest';
import type { About } from '#catalogue/citing/about.ts';
import { build, task } from '#history/timeline/example-history.ts';
import { listHistoryExports } from './history-exports.ts';

const about = { title: 'Desk', language: 'en' };
const history = { ...build([task('a')], [task('a'), task('b')]), shortNames: new Map() };
const list = (root: string) => listHistoryExports(history, about, root);

test('releases are exported as files for programs, and as feeds of a site that knows its address', () => {
  const files = ['releases.json', 'changes.jsonl', 'addresses.txt'];
  expect(list('/c').map(({ name }) => name)).toEqual(files);
  const all = list('https://example.org/c');
  expect(all.map(({ name, address, write }) => [name, address, [...write()].join('')])).toEqual([
    ['releases.json', '/data/releases.json', expect.stringContaining('"added": 1')],
    [
      'changes.jsonl',
      '/data/changes.jsonl',
      expect.stringMatching(/^\{"id":"a".*\n\{"id":"b".*\}\n$/),
    ],
    ['addresses.txt', '/data/addresses.txt', expect.stringContaining('/tasks/b/\n')],
    ['releases.atom', '/data/releases.atom', expect.stringContaining('<feed ')],
    ['changes.atom', '/data/changes.atom', expect.stringContaining('<feed ')],
  ]);
});

/** The lines of what happened to tasks. */
function listEvents(built: ReturnType<typeof build>, withdrawn?: About['withdrawn']) {
  const whole = { ...built, shortNames: new Map() };
  const exported = listHistoryExports(whole, { ...about, ...(withdrawn && { withdrawn }) }, '/');
  const lines = exported.find(({ name }) => name === 'changes.jsonl')?.write() ?? [];
  const text = [...lines].join('').trimEnd();
  return text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
}

test.for([
  ['a renamed task', 'b', 'a.json', { id: 'a', file: 'a.json' }],
  ['a changed task in another file', 'a', 'new/a.json', { id: 'a', file: 'a.json' }],
  ['a changed task', 'a', 'a.json', null],
] as const)('a line of changes says what it was called: %s', ([, id, file, from]) => {
  const { fields } = task('a');
  const after = { ...task(id, { ...fields, id, source: 'x' }, file) };
  const events = listEvents(build([task('a'), task('other')], [after, task('other')]));
  expect(events.at(-1)).toMatchObject({ id, from });
});

const other = task('other', { instruction: 'Wait.' });
const renamed = { ...task('b'), fields: { ...task('a').fields, id: 'b' } };

test('the line of a removed task says why it was removed, and what replaces it', () => {
  const built = build([task('a'), other], [other], [task('a'), other], [other]);
  const withdrawn = [{ id: 'a', reason: 'Its site is gone.', replacedBy: 'other' }];
  const events = listEvents(built, withdrawn);
  expect(events.map(({ kind, reason, replacedBy }) => [kind, reason, replacedBy])).toEqual([
    ['added', null, null],
    ['added', null, null],
    ['removed', null, null],
    ['returned', null, null],
    ['removed', 'Its site is gone.', 'other'],
  ]);
});

test('a line of changes has the id of its own time', () => {
  const built = build([task('a'), other], [other], [task('a'), other], [renamed, other]);
  const events = listEvents(built).filter(({ id }) => id !== 'other');
  expect(events.map(({ id, kind }) => `${String(kind)} ${String(id)}`)).toEqual([
    'added a',
    'removed a',
    'returned a',
    'renamed b',
  ]);
});
