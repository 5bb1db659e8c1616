import { join } from 'node:path';
import { createFolderChecker } from '#dataset/load/checker.ts';
import { openFolder } from '#dataset/load/open-folder.ts';
import { isInstalled } from '#dataset/project-root.ts';
import { refuseWriting } from '#dataset/system-error.ts';
import { UsageError } from '#dataset/usage-error.ts';
import { makeFolder } from '#dataset/write/make-folder.ts';
import { writeWhole } from '#dataset/write/write-whole.ts';
import { publishedSchemas } from '#site/files/published-schemas.ts';
import { oneOf, parseArguments, resolveOption, resolvePath } from '../options/parse-arguments.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { formatUsage } from '../invocation/invocation.ts';

/** What the npm script of a clone does. */
const withoutArguments = `; without any argument,
                     all are written to public/schema`;

const usage = formatUsage(
  'schema',
  `[NAME] [options]

  NAME               the schema to print: task, dataset, check, baseline, diff,
                     contracts, run or result
                     (default: task${isInstalled ? '' : withoutArguments})
  --out DIR          write all schemas to a folder instead
  --tasks FOLDER     the tasks folder: the schema "task" then also lists the
                     names in its dataset.json and in the source of its
                     environment (default: built-in names only, or with
                     --environment the current folder)
  --environment DIR  the folder with the environment's source (default: the one
                     that dataset.json names, or else the nearest one in the
                     repository of the tasks)
  --help             show this text`,
);

/** Prints or writes the JSON Schemas. Returns the exit code. */
export async function schema(args: readonly string[]): Promise<number> {
  const call = parseArguments(
    args,
    { out: { type: 'string' }, tasks: { type: 'string' }, environment: { type: 'string' } },
    usage,
    1,
  );
  if (!call) return 0;
  if (call.values.out !== undefined && call.positionals.length > 0) {
    throw new UsageError(
      'a schema and --out are both given',
      'Leave one of them out; --out writes all schemas.',
    );
  }
  const published = await deriveSchemas(call.values);
  const schemas = new Map(
    published.map(({ name, content }) => [name.replace('.schema.json', ''), content]),
  );
  const name = oneOf('NAME', call.positionals[0] ?? 'task', [...schemas.keys()]);
  if (call.values.out === undefined) process.stdout.write(schemas.get(name) ?? '');
  else writeSchemas(call.values.out, published);
  return 0;
}

/** All schemas; that of tasks has the names of the folder, if the call names one. */
async function deriveSchemas({ tasks, environment }: Named) {
  if (tasks === undefined && environment === undefined) return publishedSchemas();
  const folder = resolvePath(tasks ?? '.');
  const opened = await openFolder(folder, { environment: resolveOption(environment) });
  return publishedSchemas(createFolderChecker(opened).vocabulary, opened.datasetFile.fields);
}

interface Named {
  tasks?: string | undefined;
  environment?: string | undefined;
}

function writeSchemas(out: string, schemas: ReturnType<typeof publishedSchemas>): void {
  const folder = resolvePath(out);
  orRefuse(`the folder ${folder} cannot be created`, () => {
    makeFolder(folder);
  });
  for (const { name, content } of schemas) {
    const file = join(folder, name);
    orRefuse(`${file} cannot be written`, () => writeWhole(file, content));
    console.log(toVisibleText(`wrote ${join(out, name)}`));
  }
}

function orRefuse(failure: string, write: () => void): void {
  try {
    write();
  } catch (cause) {
    throw refuseWriting(failure, cause, 'name another folder with --out');
  }
}
