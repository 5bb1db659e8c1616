import type { FileExample } from '../model/example-file.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** A task file of these lines. */
export const writeTask = (...lines: string[]) => ['{', ...lines, '}', ''].join('\n');
/** The first lines of a task. */
export const names = '  "id": "example",\n  "instruction": "Open the site of the Café Zoë.",';
export const rest = '  "related_apps": ["browser"],\n  "config": [],';
export const evaluator = '  "evaluator": { "func": "infeasible" }';
/** A task file without a finding. */
export const task = writeTask(names, rest, evaluator);

export function nestedTask(levels: number): FileExample {
  const arrays = '['.repeat(levels - 1) + ']'.repeat(levels - 1);
  return {
    kind: 'long',
    description: `A task with arrays within arrays, ${formatCount(levels)} levels deep.`,
    write: () => writeTask(names, rest, `${evaluator},`, `  "notes": ${arrays}`),
  };
}

export function longTask(bytes: number): FileExample {
  return {
    kind: 'long',
    // Later than the module is loaded: the first number takes 25 ms.
    get description() {
      const size = formatCount(bytes);
      return `A task of ${size} bytes, nearly all of them spaces at its end.`;
    },
    write: () => `${task}${' '.repeat(bytes - new TextEncoder().encode(task).length - 1)}\n`,
  };
}
