import { expect, test } from 'vitest';
import { build, pagesOf, task } from './example-history.ts';

const printed = { instruction: 'Print the page on the other printer.' };

test('versions of a renamed task are found below its old address too', () => {
  const { id: _id, ...fields } = task('a', printed).fields;
  const history = build([task('a')], [task('a', printed)], [task('b', fields)]);
  expect(pagesOf(history)).toEqual([
    'alias a',
    expect.stringMatching(/^version b\//),
    expect.stringMatching(/^version b\//),
    expect.stringMatching(/^alias a\//),
  ]);
});

test('a version whose successor has no digest has a page of its own, also below an old address', () => {
  const broken = { ...task('a', printed), text: String.raw`{"note":"\ud800"}` };
  const { id: _id, ...fields } = broken.fields;
  const renamed = { ...task('b', fields), text: broken.text };
  expect(pagesOf(build([task('a')], [broken]))).toEqual([expect.stringMatching(/^version a\//)]);
  expect(pagesOf(build([task('a')], [broken], [renamed]))).toEqual([
    'alias a',
    expect.stringMatching(/^version b\//),
    expect.stringMatching(/^alias a\//),
  ]);
});

test('a task whose address another one has taken is found at that address', () => {
  const linux = () => task('a', {}, 'linux/a.json');
  const windows = () => task('a', printed, 'windows/a.json');
  const history = build([linux()], [linux(), windows()], [windows()]);
  const [removed, current] = history.timelines;
  expect(current?.path).toBe('a');
  expect(history.findOthers('a', current)).toEqual([removed]);
  expect(history.findOthers('a/linux', removed)).toEqual([]);
});
