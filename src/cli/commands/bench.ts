import { toPositiveInteger } from '../options/positive-integer.ts';
import {
  oneOf,
  parseArguments,
  resolveOption,
  resolvePath,
  type Usage,
} from '../options/parse-arguments.ts';

const usage: Usage = {
  call: 'npm run bench --',
  text: `Usage: npm run bench -- NAME [TASKS_DIR] [options]

  check            check many tasks, compared with reading and parsing the same files
  build            build the site of many tasks, compared with writing a plain page of each
  rebuild          build a site again, with nothing changed and with one task changed
  explorer         measure the site's explorer in a browser, against its budgets
  pages            measure the sizes of the tasks' pages, against their budgets
  TASKS_DIR        the folder of task files (default: examples)
  --tasks COUNT    how many tasks to generate from the folder (default: 10000; for builds 3690)
  --site DIR       explorer and pages: measure an existing site, built without --base
  --against SHELL  build: a command that builds another site of the tasks, called with the
                   folder of the tasks as its last argument
  --help           show this text`,
};

/** Measures Benchlight against a reference in the same run. Returns the exit code. */
export async function bench(args: readonly string[]): Promise<number> {
  const call = parseArguments(
    args,
    { tasks: { type: 'string' }, site: { type: 'string' }, against: { type: 'string' } },
    usage,
    2,
  );
  if (!call) return 0;
  const { values, positionals } = call;
  const [benchName, tasks = 'examples'] = positionals;
  if (benchName === undefined) {
    console.log(usage.text);
    return 0;
  }
  const name = oneOf('NAME', benchName, Object.keys(benches) as (keyof typeof benches)[]);
  const lines = await benches[name]({
    tasks: resolvePath(tasks),
    count: values.tasks === undefined ? undefined : toPositiveInteger(values.tasks, '--tasks'),
    site: resolveOption(values.site),
    against: values.against,
  });
  console.log(lines.join('\n'));
  return 0;
}

interface BenchCall {
  /** Absolute, as is the site. */
  tasks: string;
  count: number | undefined;
  site: string | undefined;
  against: string | undefined;
}

// Each loads only the modules that it needs: checking neither a browser nor Astro.
const benches = {
  async build({ tasks, count = 3690, against }: BenchCall) {
    const { benchBuild } = await import('#performance/build.ts');
    return benchBuild(tasks, count, against);
  },
  async check({ tasks, count = 10_000 }: BenchCall) {
    const { benchCheck } = await import('#performance/check.ts');
    return benchCheck(tasks, count);
  },
  async explorer({ tasks, count = 10_000, site }: BenchCall) {
    const { benchExplorer, benchExplorerOf } = await import('#performance/explorer.ts');
    return site === undefined ? benchExplorer(tasks, count) : benchExplorerOf(site);
  },
  async pages({ tasks, site }: BenchCall) {
    const { benchPages, benchPagesOf } = await import('#performance/pages.ts');
    return site === undefined ? benchPages(tasks) : benchPagesOf(site);
  },
  async rebuild({ tasks, count = 3690 }: BenchCall) {
    const { benchRebuild } = await import('#performance/rebuild.ts');
    return benchRebuild(tasks, count);
  },
};
