import { afterEach, expect, test, vi } from 'vitest';
import { saveText } from './save-text.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('downloads the text under the name, and frees its address afterwards', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(revoke).not.toHaveBeenCalled();
    clicked.push(`${this.download} ${this.href}`);
  });
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:text');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  vi.useFakeTimers();
  saveText('é\n', 'tasks.csv');
  expect(clicked).toEqual(['tasks.csv blob:text']);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:text');
  const [[blob]] = create.mock.calls as [[Blob]];
  expect(await blob.text()).toBe('é\n');
});
