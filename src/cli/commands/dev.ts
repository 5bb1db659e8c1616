import { fingerprintProduct } from '#builder/reuse/fingerprint-product.ts';
import { openFolder } from '#dataset/load/open-folder.ts';
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
  --port NUMBER      the port of the server (default: 4321, or the next one that
                     is free)
  --help             show this text`,
);

/** Serves the site of a folder as a build would write it, and follows changes, until interrupted. */
export async function dev(args: readonly string[]): Promise<number> {
  const { folders: results, others } = takeFolders(args, '--results', usage);
  const call = parseArguments(
    others,
    {
      environment: { type: 'string' },
      port: { type: 'string' },
    },
    usage,
    1,
  );
  if (!call) return 0;
  const { values, positionals } = call;
  const port = values.port === undefined ? undefined : toPort(values.port);
  const settings = {
    tasks: resolvePath(positionals[0] ?? defaultTasks),
    environment: resolveOption(values.environment),
    ...(results.length > 0 && { results: results.map(resolvePath) }),
    site: undefined,
    base: undefined,
  };
  // A mistake in the call is reported before pages are compiled.
  await openFolder(settings.tasks, settings);
  const { serveOnChange } = await import('../watch/serve-on-change.ts');
  const { withProgram } = await import('#builder/prepare-site.ts');
  const product = fingerprintProduct();
  await withProgram(settings, { product, force: false }, (program) =>
    serveOnChange(settings, { product, program, port }),
  );
  return 0;
}
