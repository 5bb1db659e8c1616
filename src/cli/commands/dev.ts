import { openAstroRoot } from '../../builder/program/astro-root.ts';
import { openFolder } from '../../dataset/load/open-folder.ts';
import {
  parseArguments,
  resolveOption,
  resolvePath,
  takeFolders,
  toPort,
} from '../options/parse-arguments.ts';
import { defaultTasks, describedTasks, formatUsage } from '../invocation/invocation.ts';

const usage = formatUsage(
  'dev',
  `[TASKS_DIR] [options]

  TASKS_DIR          the folder of task files (default: ${describedTasks})
  --environment DIR  the folder with the environment's source (default: the one
                     that dataset.json names, or else the nearest one in the
                     repository of the tasks)
  --results DIR…     folders with results of systems, shown beside the tasks
  --port NUMBER      the port of the server (default: 4321)
  --help             show this text`,
);

/** Serves the site of a folder and updates it after changes, until interrupted. */
export async function dev(args: readonly string[]): Promise<number> {
  const { folders: results, others } = takeFolders(args, '--results', usage);
  const call = parseArguments(
    others,
    {
      environment: { type: 'string' },
      port: { type: 'string', default: '4321' },
    },
    usage,
    1,
  );
  if (!call) return 0;
  const { values, positionals } = call;
  const port = toPort(values.port);
  const tasks = resolvePath(positionals[0] ?? defaultTasks);
  const options = {
    environment: resolveOption(values.environment),
    ...(results.length > 0 && { results: results.map(resolvePath) }),
  };
  // Before an error that Astro meets in a plugin, it prints a line about the plugin.
  await openFolder(tasks, options);
  const { dev: startServer } = await import('astro');
  const { siteConfig } = await import('../../site/plugin/site-config.ts');
  const config = siteConfig({ tasks, ...options });
  await startServer({
    ...config,
    ...(await openAstroRoot()),
    configFile: false,
    server: { host: '127.0.0.1', port },
  });
  return 0;
}
