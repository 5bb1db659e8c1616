// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import './task-search.ts';

const { prepare } = vi.hoisted(() => ({ prepare: vi.fn() }));
vi.mock('./load-tasks.ts', () => ({ loadTasks: () => Promise.resolve({ finder: { prepare } }) }));

test('reads the words of the tasks before anything is typed', async () => {
  const search = document.createElement('task-search');
  search.innerHTML = '<button class="open"></button>';
  document.body.replaceChildren(search);
  search.querySelector('button')?.click();
  await vi.waitFor(() => {
    expect(prepare).toHaveBeenCalledOnce();
  }, 5000);
});
