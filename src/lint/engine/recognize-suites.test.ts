import { expect, test } from 'vitest';
import { toSuiteMembers } from '../parse/suite-members.ts';
import { recognizeSuites } from './recognize-suites.ts';

const tasks = [{ file: 'bells/ring.json', task: { fields: { id: 'ring' } } }];
const uuid = '5b6a7c8d-0000-4000-8000-00000000000';

function namesOf(lists: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>) {
  const candidates = Object.entries(lists).map(([file, ids]) => {
    const read = toSuiteMembers(ids);
    return { file, text: '', members: 'members' in read ? read.members : undefined };
  });
  return recognizeSuites(candidates, tasks, () => '').map(({ file }) => file);
}

const suite = { 'test_loud.json': { bells: ['ring'] } };

test.for([
  ['UUIDs alone', { 'lost.json': { horns: [`${uuid}1`, `${uuid}2`] } }, ['lost.json']],
  [
    'the folders of a suite',
    { ...suite, 'quiet.json': { bells: ['hum'] } },
    ['test_loud.json', 'quiet.json'],
  ],
  [
    'the name of a suite',
    { ...suite, 'test_quiet.json': { horns: ['blow'] } },
    ['test_loud.json', 'test_quiet.json'],
  ],
] as const)('recognizes a list of missing tasks with %s', ([, lists, names]) => {
  expect(namesOf(lists)).toEqual(names);
});

test.for([
  ['settings beside a suite', { ...suite, 'settings.json': { colors: ['red', 'blue'] } }],
  [
    'settings of another folder with the name of a suite',
    { ...suite, 'app/test_sizes.json': { sizes: ['small'] } },
  ],
] as const)('takes %s for no list', ([, lists]) => {
  expect(namesOf(lists)).toEqual(['test_loud.json']);
});
