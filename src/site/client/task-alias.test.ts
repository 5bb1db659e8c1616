import { expect, test, vi } from 'vitest';
import './task-alias.ts';

test.for([
  ['the new address', '', '/tasks/b/'],
  ['the version that a citation asks for', '?v=0123456789ab', '/tasks/b/?v=0123456789ab'],
  ['the same part of the page', '?v=0123456789ab#check-2', '/tasks/b/?v=0123456789ab#check-2'],
  ['a version of another task that had the address', '?v=de9a6333bfc0', '/tasks/c/de9a6333bfc0/'],
] as const)('leads to %s', ([, search, expected]) => {
  history.replaceState(null, '', `/tasks/a/${search}`);
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  document.body.innerHTML = '<a href="/tasks/c/de9a6333bfc0/" data-version="de9a6333bfc0"></a>';
  const alias = document.createElement('task-alias');
  alias.innerHTML = '<a href="/tasks/b/"></a>';
  document.body.append(alias);
  const called = replace.mock.calls.flat().map((address) => new URL(address, location.origin).href);
  expect(called).toEqual([`${location.origin}${expected}`]);
});
