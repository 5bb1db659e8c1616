import { benchCheck } from '../bench/check.ts';
import { oneOf, parseArguments, resolvePath } from './arguments.ts';
import { UsageError } from '../dataset/usage-error.ts';

const usage = `Usage: npm run bench -- check [TASKS_DIR] [options]

  check          checks many tasks, against reading and parsing the same files
  TASKS_DIR      the tasks that are multiplied (default: examples)
  --tasks COUNT  how many tasks are made of them (default: 10000)
  --help         show this text`;

const benches = { check: benchCheck };

/** Measures Benchlight against a reference in the same run. Returns the exit code. */
export async function bench(args: readonly string[]): Promise<number> {
  const call = parseArguments(args, { tasks: { type: 'string', default: '10000' } }, usage, 2);
  if (!call) return 0;
  const { values, positionals } = call;
  const name = oneOf('the bench', positionals[0] ?? '', Object.keys(benches) as ['check']);
  const lines = await benches[name](
    resolvePath(positionals[1] ?? 'examples'),
    toCount(values.tasks),
  );
  console.log(lines.join('\n'));
  return 0;
}

function toCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new UsageError(`--tasks is "${text}"`, 'Give a whole number of tasks.');
}
