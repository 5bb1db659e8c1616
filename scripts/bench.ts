import { parseArgs } from 'node:util';
import { resolve } from 'node:path';

const usage = `Usage: npm run bench -- NAME [TASKS_DIR] [options]

  build            build the site of many tasks, again, and again with one task changed
  check            check many tasks, compared with reading and parsing the same files
  explorer         use the site's explorer in a browser
  pages            measure the sizes of the tasks' pages
  TASKS_DIR        the folder of task files (default: examples)
  --tasks COUNT    how many tasks to invent from them; not for pages
                   (default: 10000, for build 3690)
  --astro          build: compare with Astro's own build too`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { astro: { type: 'boolean', default: false }, tasks: { type: 'string' } },
});
const [name = '', tasks = 'examples'] = positionals;
const folder = resolve(process.env.INIT_CWD ?? '', tasks);
const count = values.tasks === undefined ? undefined : Number(values.tasks);
console.log((await runBench())?.join('\n') ?? usage);

// Each loads only the modules that it needs: checking no browser.
async function runBench(): Promise<string[] | undefined> {
  switch (name) {
    case 'build': {
      const { benchBuild } = await import('./bench/build.ts');
      return benchBuild(folder, count ?? 3690, values.astro);
    }
    case 'check': {
      const { benchCheck } = await import('./bench/check.ts');
      return benchCheck(folder, count ?? 10_000);
    }
    case 'explorer': {
      const { benchExplorer } = await import('./bench/explorer.ts');
      return benchExplorer(folder, count ?? 10_000);
    }
    case 'pages': {
      const { benchPages } = await import('./bench/pages.ts');
      return benchPages(folder);
    }
    default:
      return undefined;
  }
}
