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
  await expect.poll(() => prepare, { timeout: 5000 }).toHaveBeenCalledOnce();
});
