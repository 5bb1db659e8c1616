import { expect, test } from 'vitest';
import { digestSet } from '#catalogue/citing/set-digest.ts';
import { build, task } from '#history/timeline/example-history.ts';
import { readDigests } from '../dataset/digests.ts';
import { listReleaseFiles } from './release-files.ts';

const history = build([task('a'), task('b')], [task('a')]);
const about = { title: 'Desk', language: 'en', authors: ['Alex Doe'] };
const judged = [
  { file: 'a.json', judgingDigest: '5c1d' },
  { file: 'b.json', judgingDigest: undefined },
];

const list = (listJudging: () => typeof judged | undefined) => {
  const [release] = history.states;
  if (!release) throw new Error('there is a release');
  const measure = (text: string) => ({ bytes: text.length, digest: '0' });
  const options = { history, about, siteAddress: undefined, measure, listJudging };
  const files = listReleaseFiles(release, options);
  return Object.fromEntries(files.map(({ name, write }) => [name, write()]));
};

test('names how the tasks of a release are judged, where its code was seen', () => {
  const { 'judging-digests.txt': lines = '', ...seen } = list(() => judged);
  expect(readDigests(lines)).toEqual([
    { file: 'a.json', digest: '5c1d' },
    { file: 'b.json', digest: '-' },
  ]);
  const ofSet = digestSet(['5c1d', '-']);
  expect(seen['CITATION.cff']).toContain(`sha256:${ofSet}`);
  expect(seen['croissant.json']).toContain(`, judged by ${ofSet.slice(0, 12)}`);

  const unseen = list(() => undefined);
  expect(Object.keys(unseen)).toEqual(Object.keys(seen));
  expect(Object.values(unseen).join('')).not.toMatch(/judged/);
});
