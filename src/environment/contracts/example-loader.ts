import type { TaskHandling } from '#vocabulary/source/task-handling.ts';
import { readEnvironment } from './read-environment.ts';

/** The parts of an environment in which a task is loaded, judged and run; each default is an empty file. */
interface ExampleLoader {
  /** The lines of a class that gets tasks. */
  loader?: string;
  /** The lines of a class with actions. */
  setup?: string;
  runner?: string;
}

/** What is read of an environment that has these parts. */
export function readExampleLoader({ loader = '', setup, runner }: ExampleLoader): TaskHandling {
  const actions = setup ?? 'class Steps:\n  def _wait_setup(self, seconds):\n    pass\n';
  return readEnvironment(
    [{ path: 'lab/controllers/setup.py', text: actions }],
    {
      loaders: [{ path: 'lab/bench.py', text: loader }],
      runners: runner === undefined ? [] : [{ path: 'start.py', text: runner }],
    },
    'lab',
  ).handling;
}

/** A class with a method for each list of lines. */
export const methods = (
  ...bodies: readonly (readonly [signature: string, body: string])[]
): string =>
  [
    'class Bench:',
    ...bodies.flatMap(([signature, body]) => [
      `  def ${signature}:`,
      ...body.split('\n').map((line) => `    ${line}`),
    ]),
    '',
  ].join('\n');
