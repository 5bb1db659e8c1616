import { beforeEach, expect, test, vi } from 'vitest';
import './task-versions.ts';

beforeEach(() => {
  document.body.replaceChildren();
});
function isNoticeShown(search: string, digest = 'de9a6333bfc0'): boolean {
  history.replaceState(null, '', `/tasks/a/${search}`);
  document.body.innerHTML = `<task-versions data-digest="${digest}" hidden></task-versions>`;
  return document.querySelector('task-versions')?.hasAttribute('hidden') === false;
}

test.for([
  ['no version', '', false],
  ['an empty one', '?v=', false],
  ['the one that the page shows', '?v=de9a6333bfc0', false],
  ['its first digits', '?v=de9a633', false],
  ['its whole digest, in capitals', `?v=DE9A6333BFC0${'0'.repeat(52)}`, false],
  ['another one', '?v=0123456789ab', true],
  ['too few digits', '?v=de9a', true],
] as const)('a page without a history, asked for %s', ([, search, isShown]) => {
  expect(isNoticeShown(search)).toBe(isShown);
});

test('a task without a digest has no version that an address can name', () => {
  expect(isNoticeShown('?v=de9a6333bfc0', '')).toBe(true);
});

test.for([
  ['digest', '0123456789ab'],
  ['whole digest, in capitals', `0123456789AB${'0'.repeat(52)}`],
] as const)('its %s leads to an earlier version, at the same part of the page', ([, digest]) => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  const link = document.createElement('a');
  link.href = '/tasks/a/0123456789ab/';
  link.dataset.version = '0123456789ab';
  document.body.append(link);
  history.replaceState(null, '', `/tasks/a/?v=${digest}#L12`);
  const versions = document.createElement('task-versions');
  versions.dataset.digest = 'de9a6333bfc0';
  document.body.append(versions);
  expect(replace.mock.calls).toEqual([[expect.stringMatching(/\/tasks\/a\/0123456789ab\/#L12$/)]]);
});
