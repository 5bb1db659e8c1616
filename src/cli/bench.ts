import { oneOf, parseArguments, resolvePath } from './arguments.ts';
import { UsageError } from '../dataset/usage-error.ts';

const usage = `Usage: npm run bench -- check|explorer [TASKS_DIR] [options]

  check          checks many tasks, against reading and parsing the same files
  explorer       builds their site and measures the explorer in a browser, against its budgets
  TASKS_DIR      the tasks that are multiplied (default: examples)
  --tasks COUNT  how many tasks are made of them (default: 10000)
  --site DIR     measures the explorer of a site that is there, built without --base
  --help         show this text`;

/** Measures Benchlight against a reference in the same run. Returns the exit code. */
export async function bench(args: readonly string[]): Promise<number> {
  const call = parseArguments(
    args,
    { tasks: { type: 'string', default: '10000' }, site: { type: 'string' } },
    usage,
    2,
  );
  if (!call) return 0;
  const { values, positionals } = call;
  const name = oneOf('the bench', positionals[0] ?? '', ['check', 'explorer']);
  const tasks = resolvePath(positionals[1] ?? 'examples');
  const count = toCount(values.tasks);
  const lines = await benches[name](tasks, count, values.site);
  console.log(lines.join('\n'));
  return 0;
}

// Each loads what it needs: checking neither a browser nor Astro.
const benches = {
  async check(tasks: string, count: number) {
    const { benchCheck } = await import('../bench/check.ts');
    return benchCheck(tasks, count);
  },
  async explorer(tasks: string, count: number, site: string | undefined) {
    const { benchExplorer, benchExplorerOf } = await import('../bench/explorer.ts');
    return site === undefined ? benchExplorer(tasks, count) : benchExplorerOf(resolvePath(site));
  },
};

function toCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new UsageError(`--tasks is "${text}"`, 'Give a whole number of tasks.');
}
