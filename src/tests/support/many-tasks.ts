import { exampleTask } from '../../lint/examples/example-task.ts';
import type { TemporaryFolder } from './temporary-folder.ts';

const words = ['table', 'picture', 'letter', 'meeting', 'budget', 'recipe', 'poster', 'diary'];

/** Writes small tasks, so many that the search index is in parts. */
export async function writeManyTasks(scratch: TemporaryFolder, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const word = words[number % words.length] ?? '';
    const instruction = `Print the ${word} with the number ${number}.`;
    await scratch.write(
      `tasks/office/${number}.json`,
      exampleTask({ id: `many-${number}`, instruction, related_apps: ['os'] }),
    );
  }
}
